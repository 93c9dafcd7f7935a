import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { DomainError } from '../errors.js'
import type { EdgeLimits } from './edge-limits.js'
import { hasBody } from './has-body.js'

/** A body that is on its way. Times are in milliseconds. */
interface Body {
  response: ServerResponse
  /** Node takes it from a request whose reader has failed. */
  socket: Socket
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

  const begin = (request: IncomingMessage, { response, socket }: Pick<Body, 'response' | 'socket'>) => {
    const now = performance.now()
    bodies.set(request, { response, socket, bytes: socket.bytesRead, looked: now, moved: now, lead: longestLead })
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
      const { bytesRead, destroyed } = body.socket
      if (request.complete || request.destroyed || destroyed) bodies.delete(request)
      // It may have come and nobody has read it yet: the shop is late, not the caller.
      else if (isHeldUp || !request.readableFlowing) begin(request, body)
      else if (isLate(body, bytesRead)) {
        bodies.delete(request)
        giveUp(request, body)
      }
    }
  }
  const timer = setInterval(look, check).unref()

  return {
    watch: (request: IncomingMessage, response: ServerResponse): void => {
      if (!hasBody(request)) return
      begin(request, { response, socket: request.socket })
      request.on('end', forget)
    },
    stop: () => clearInterval(timer),
  }
}

const giveUp = (request: IncomingMessage, { response, socket }: Body) => {
  if (response.headersSent || request.listenerCount('error') === 0) socket.destroy()
  else request.emit('error', new DomainError('REQUEST_TIMEOUT'))
}
