import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** The HTML and the styles of what is rendered, once all of it is there. */
export const renderBody = async (shop: ReactNode) => {
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
    // React asks for the first pictures in front of everything; in the head they are asked for sooner.
    const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(html) ?? []
    return { preloads, html: html.slice(preloads.length), styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
