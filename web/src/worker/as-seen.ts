import { bnFormat } from '../lib/copy/bn/format.ts'
import { offline as bn } from '../lib/copy/bn/offline.ts'
import { enFormat } from '../lib/copy/en/format.ts'
import { offline as en } from '../lib/copy/en/offline.ts'
import { keptHeaders } from '../lib/offline/kept.ts'

/** A kept page that says when it was seen, also while its scripts do not say it. */
export const marked = async (page: Response): Promise<Response> => {
  const at = page.headers.get(keptHeaders.seenAt) ?? ''
  const html = await page.text()
  const sentence = html.includes('<html lang="bn"') ? bn.asSeen(bnFormat.moment(at)) : en.asSeen(enFormat.moment(at))
  const said = html
    .replace('<html ', `<html data-seen="${at}" `)
    .replace('<div id="root"><', (root) => `<p class="as-seen">${sentence}</p>\n${root}`)
  return new Response(said, { status: page.status, headers: page.headers })
}
