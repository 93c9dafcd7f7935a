import { decodedPath } from './decoded-path.js'
import { pageAddresses } from './routes.js'

const moving = /:[^/]+/

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
    if (found) return template.replace(moving, () => encodeURIComponent(found[1] ?? ''))
  }
  return null
}
