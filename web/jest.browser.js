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

/** Node's, whose ports keep a worker and all that a test had until somebody closes them: React's scheduler never does. */
const rememberingChannels = (opened) =>
  class extends MessageChannel {
    constructor() {
      super()
      opened.push(this.port1)
    }
  }

/** jsdom, with what every browser has and jsdom has not, or has of a kind of its own. */
export default class extends TestEnvironment {
  ports = []

  async setup() {
    await super.setup()
    Object.assign(this.global, network, streams, { MessageChannel: rememberingChannels(this.ports) })
    const { HTMLElement, HTMLDialogElement, document } = this.global
    Object.assign(HTMLDialogElement.prototype, dialog)
    Object.assign(HTMLElement.prototype, focusing(document, HTMLElement.prototype.focus))
    Object.assign(this.global.Blob.prototype, readingOf(this.global.FileReader))
  }
  async teardown() {
    for (const port of this.ports) port.close()
    await super.teardown()
  }
}
