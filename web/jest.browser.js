import { TestEnvironment } from 'jest-environment-jsdom'

const missing = { TextDecoder, TextEncoder, ReadableStream, TransformStream, Headers, Request, Response, fetch }

const dialog = {
  showModal() {
    this.open = true
  },
  close() {
    this.open = false
  },
}

/** jsdom, with what every browser has and jsdom has not. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, missing)
    Object.assign(this.global.HTMLDialogElement.prototype, dialog)
  }
}
