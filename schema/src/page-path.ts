import { decodedPath } from './decoded-path.js'
import { pageAddresses } from './routes.js'

const moving = /:[^/]+/
// The shop itself writes its ids in small letters.
const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

// Where two fit, the client takes the one in which less is left open.
const places = pageAddresses
  .toSorted(([, one], [, other]) => Number(moving.test(one)) - Number(moving.test(other)))
  .map(([, template]) => ({
    template,
    shape: new RegExp(`^${template.replace(/\/$/, '').replace(moving, '([^/]+)')}/*$`, 'i'),
  }))

/**
 * The path of the page that is meant by one with other capitals, or with slashes at its end, which the client does not tell
 * apart; null where no page is meant.
 * @param path without what stands behind a question mark
 */
export const pagePathMeant = (path: string): string | null => {
  const plain = decodedPath(path)
  for (const { template, shape } of places) {
    const found = plain === null ? null : shape.exec(plain)
    const [, named = ''] = found ?? []
    if (found) return template.replace(moving, () => encodeURIComponent(id.test(named) ? named.toLowerCase() : named))
  }
  return null
}
