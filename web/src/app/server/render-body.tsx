import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** The HTML and the styles of what is rendered, once all of it is there. */
export const renderBody = async (shop: ReactNode) => {
  const { html, styles } = renderAtOnce(shop) ?? (await renderOnceWhole(shop))
  // React asks for the first pictures in front of everything; in the head they are asked for sooner.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
  return { preloads, html: html.slice(preloads.length), styles }
}

/** How React marks what it leaves to the browser; all other `<` of a text are escaped. */
const leftOut = '<!--$!-->'

/** To write HTML into a stream and to read it again is a tenth of the work. Null as long as code of the page is not there yet. */
const renderAtOnce = (shop: ReactNode) => {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(shop))
    return html.includes(leftOut) ? null : { html, styles: sheet.getStyleTags() }
  } catch {
    // Rendered once more, it says why.
    return null
  } finally {
    sheet.seal()
  }
}

const renderOnceWhole = async (shop: ReactNode) => {
  const sheet = new ServerStyleSheet()
  try {
    const html = await new Promise<string>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(sheet.collectStyles(shop), {
        // What is whole stands in its place, however long it is: no script has to move it there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
        onShellError: reject,
        onError: reject,
      })
    })
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
