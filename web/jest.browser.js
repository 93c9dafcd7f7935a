import { TestEnvironment } from 'jest-environment-jsdom'

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

const readingOf = (FileReader) => ({
  arrayBuffer() {
    return new Promise((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result)
      reader.readAsArrayBuffer(this)
    })
  },
})

/** jsdom, with what every browser has and jsdom has not, or has of a kind of its own. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, network, streams)
    Object.assign(this.global.HTMLDialogElement.prototype, dialog)
    Object.assign(this.global.Blob.prototype, readingOf(this.global.FileReader))
  }
}
