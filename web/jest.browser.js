import { TestEnvironment } from 'jest-environment-jsdom'

const missing = { TextDecoder, TextEncoder, ReadableStream, TransformStream, Headers, Request, Response, fetch }

/** jsdom, with what every browser has and jsdom has not. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, missing)
  }
}
