import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { hasBody } from './has-body.js'

// In bytes.
const SHORT_REST = 64 * 1024

/**
 * Of a body that its answer did not wait for, as of who may not send one, a short rest is thrown away, so that its connection
 * can go on. A longer one, or one of no told length, is not read: Node would take it in for minutes. Its answer says that the
 * connection ends with it (RFC 9112, section 9.6).
 * @param rest in milliseconds, for the rest of a body and for reading the answer
 */
export const limitRest = (request: IncomingMessage, response: ServerResponse, rest: number): void => {
  if (!hasBody(request)) return
  // Node takes it from a request whose reader has failed.
  const { socket } = request
  tellEnd(request, response)
  response.prependOnceListener('finish', () => request.complete || takeRest({ request, response, socket, rest }))
}

/** Else the caller, or a front door for somebody else, would send the next request behind a body that nobody reads. */
const tellEnd = (request: IncomingMessage, response: ServerResponse) => {
  const { writeHead } = response
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete && !isShort(request)) response.shouldKeepAlive = false
    return Reflect.apply(writeHead, response, head)
  }
}

const isShort = ({ headers }: IncomingMessage) => Number(headers['content-length']) <= SHORT_REST

interface Answered {
  request: IncomingMessage
  response: ServerResponse
  socket: Socket
  rest: number
}

const takeRest = ({ request, response, socket, rest }: Answered) => {
  const isLast = Reflect.get(response, '_last') === true
  // Node would cut it at once, while the caller still sends, and the answer could be lost.
  if (isLast) socket.destroySoon = () => void socket.end()
  let bytes = 0
  // Node leaves alone what somebody has begun to read.
  request.removeAllListeners('data').on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > SHORT_REST) request.pause()
  })
  request.resume()
  const end = () => (request.complete && !isLast) || socket.destroy()
  // What has come while the server was held up is read before.
  setTimeout(() => setImmediate(end), rest).unref()
}
