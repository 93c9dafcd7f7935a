import type { IncomingMessage, ServerResponse } from 'node:http'
import { DomainError } from '../errors.js'
import type { EdgeLimits } from './edge-limits.js'

/** A body that is on its way. Times are in milliseconds. */
interface Body {
  response: ServerResponse
  /** How much of it there was when it was last looked at, when that was, and when something last came. */
  bytes: number
  looked: number
  moved: number
  /** How many bytes it is ahead of the slowest that it may come. */
  lead: number
}

type Pace = Pick<EdgeLimits, 'pause' | 'slowest' | 'headStart' | 'check'>

/**
 * Ends requests whose body stops coming, or comes by drips, however fast it began: whoever reads it gets the error
 * REQUEST_TIMEOUT. All are looked at together now and then, so that a body which comes at once costs next to nothing.
 */
export const watchBodies = ({ pause, slowest, headStart, check }: Pace) => {
  const bodies = new Map<IncomingMessage, Body>()
  const longestLead = (headStart / 1000) * slowest
  function forget(this: IncomingMessage) {
    bodies.delete(this)
  }

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const [now, { bytesRead }] = [performance.now(), request.socket]
    bodies.set(request, { response, bytes: bytesRead, looked: now, moved: now, lead: longestLead })
  }

  const isLate = (body: Body, bytes: number) => {
    const [now, came] = [performance.now(), bytes - body.bytes]
    const due = ((now - body.looked) / 1000) * slowest
    body.lead = Math.min(body.lead + came - due, longestLead)
    if (came > 0) body.moved = now
    Object.assign(body, { bytes, looked: now })
    return now - body.moved > pause || body.lead < 0
  }

  let lastLook = performance.now()
  const look = () => {
    const now = performance.now()
    const isHeldUp = now - lastLook > 2 * check
    lastLook = now
    for (const [request, body] of bodies) {
      const { bytesRead, destroyed } = request.socket
      if (request.complete || destroyed) bodies.delete(request)
      // It may have come and nobody has read it yet: the shop is late, not the caller.
      else if (isHeldUp || !request.readableFlowing) begin(request, body.response)
      else if (isLate(body, bytesRead)) {
        bodies.delete(request)
        giveUp(request, body.response)
      }
    }
  }
  const timer = setInterval(look, check).unref()

  return {
    watch: (request: IncomingMessage, response: ServerResponse): void => {
      if (!hasBody(request)) return
      begin(request, response)
      request.on('end', forget)
      tellEnd(request, response)
      response.prependOnceListener('finish', () => request.complete || takeRest(request, response))
    },
    stop: () => clearInterval(timer),
  }
}

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

// In milliseconds, for the rest of a body and for reading the answer.
const A_MOMENT = 1000
// In bytes.
const SHORT_REST = 64 * 1024

/**
 * An answer that does not wait for a body which may be long says that its connection ends with it: else the caller, or a front
 * door for somebody else, would send the next request behind a body that nobody reads.
 */
const tellEnd = (request: IncomingMessage, response: ServerResponse) => {
  const { writeHead } = response
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete && !isShort(request)) response.shouldKeepAlive = false
    return Reflect.apply(writeHead, response, head)
  }
}

const isShort = ({ headers }: IncomingMessage) => Number(headers['content-length']) <= SHORT_REST

/**
 * Of a body that was not waited for a short rest is thrown away, so that its connection can go on, and a longer one is not
 * read: Node would take it in for minutes. The connection ends of whose body has not come by then.
 */
const takeRest = (request: IncomingMessage, response: ServerResponse) => {
  const { socket } = request
  const isLast = Reflect.get(response, '_last') === true
  // Node would cut it at once, while the caller still sends, and the answer could be lost.
  if (isLast) socket.destroySoon = () => void socket.end()
  let bytes = 0
  request.removeAllListeners('data').on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > SHORT_REST) request.pause()
  })
  // Node leaves alone what somebody has begun to read.
  request.read()
  request.resume()
  const end = () => (request.complete && !isLast) || socket.destroy()
  // What has come while the server was held up is read before.
  setTimeout(() => setImmediate(end), A_MOMENT).unref()
}

const giveUp = (request: IncomingMessage, { headersSent }: ServerResponse) => {
  if (headersSent || request.listenerCount('error') === 0) request.socket.destroy()
  else request.emit('error', new DomainError('REQUEST_TIMEOUT'))
}
