import type { IncomingMessage, ServerResponse } from 'node:http'
import { DomainError } from '../errors.js'
import type { EdgeLimits } from './edge-limits.js'

/** A body that is on its way. Times are in milliseconds. */
interface Body {
  response: ServerResponse
  begun: number
  bytesBefore: number
  /** How much of it there was when something last came, and when that was. */
  bytes: number
  moved: number
}

type Pace = Pick<EdgeLimits, 'pause' | 'slowest' | 'headStart' | 'check'>

/**
 * Ends requests whose body stops coming, or comes by drips: whoever reads it gets the error REQUEST_TIMEOUT. All are looked
 * at together now and then, so that a body which comes at once costs next to nothing.
 */
export const watchBodies = ({ pause, slowest, headStart, check }: Pace) => {
  const bodies = new Map<IncomingMessage, Body>()
  function forget(this: IncomingMessage) {
    bodies.delete(this)
  }

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    const [now, { bytesRead }] = [performance.now(), request.socket]
    bodies.set(request, { response, begun: now, bytesBefore: bytesRead, bytes: bytesRead, moved: now })
  }

  const isLate = (body: Body, bytes: number) => {
    const now = performance.now()
    if (bytes > body.bytes) Object.assign(body, { bytes, moved: now })
    const due = ((now - body.begun - headStart) / 1000) * slowest
    return now - body.moved > pause || bytes - body.bytesBefore < due
  }

  const look = () => {
    for (const [request, body] of bodies) {
      const { bytesRead, destroyed } = request.socket
      if (request.complete || destroyed) bodies.delete(request)
      // Nobody has asked for it yet: the shop is late, not the caller.
      else if (!request.readableFlowing) begin(request, body.response)
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
    },
    stop: () => clearInterval(timer),
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const giveUp = (request: IncomingMessage, { headersSent }: ServerResponse) => {
  if (headersSent || request.listenerCount('error') === 0) request.socket.destroy()
  else request.emit('error', new DomainError('REQUEST_TIMEOUT'))
}
