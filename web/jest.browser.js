import { TestEnvironment } from 'jest-environment-jsdom'
import { leaveStylesThatTellNothing } from './jest.styles.js'

leaveStylesThatTellNothing()

// Node's Request takes only Node's AbortSignal.
const network = { AbortController, AbortSignal, Headers, Request, Response, fetch }
const streams = { ReadableStream, TransformStream, TextDecoder, TextEncoder }

const dialog = {
  showModal() {
    this.open = true
  },
  close() {
    this.open = false
  },
}

// What lies behind an open dialog takes no focus.
const focusing = (document, focus) => ({
  focus(options) {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    if (!dialog || dialog.contains(this)) focus.call(this, options)
  },
})

const readingOf = (FileReader) => ({
  arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.readAsArrayBuffer(this)
    })
  },
})

/**
 * Testing Library takes one timer after a press to be the end of what the press has set off in React, whose turns are messages:
 * they have to come in the order of timers. (Node's own also keep a worker until somebody closes them, which React never does.)
 */
const channelsOf = (setTimeout) =>
  class {
    port1 = { onmessage: null, close() {} }
    port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) }
  }

/** jsdom, with what every browser has and jsdom has not, or has of a kind of its own. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, network, streams, { MessageChannel: channelsOf(this.global.setTimeout) })
    const { HTMLElement, HTMLDialogElement, document } = this.global
    Object.assign(HTMLDialogElement.prototype, dialog)
    Object.assign(HTMLElement.prototype, focusing(document, HTMLElement.prototype.focus))
    Object.assign(this.global.Blob.prototype, readingOf(this.global.FileReader))
  }
}
