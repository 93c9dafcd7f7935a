import { loadPageRenderer } from '../http/page-renderer.js'

const built = loadPageRenderer()
if (!built) throw new Error('These tests ask for the built client: run `npm run build` first')

/** What renders the pages of the client as it was built. */
export const pageRenderer = built

/** What a reader of such a page sees before any script has run. */
export const bodyOf = (html: string): string =>
  /<div id="root">(.*)<\/div>\n<(?:script|noscript)/s.exec(html)?.[1] ?? ''
