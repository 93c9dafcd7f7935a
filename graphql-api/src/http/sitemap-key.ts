import type { IncomingHttpHeaders } from 'node:http'
import { endpoints } from '@sunnah-store/schema/routes'

/**
 * What tells files of the sitemap apart, whatever parameters stand behind them; null for all other addresses.
 * @param publicUrl null when it is the address that is asked
 */
export const sitemapKeyOf = (url: string, { host }: IncomingHttpHeaders, publicUrl: string | null): string | null => {
  const [path = ''] = url.split('?', 1)
  const isSitemap = path === endpoints.sitemap || path.startsWith(endpoints.sitemapPart.replace(':part', ''))
  return isSitemap ? `sitemap ${publicUrl ?? host}\n${path}` : null
}
