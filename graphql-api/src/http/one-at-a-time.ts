import type { RequestListener, Server } from 'node:http'
import type { Socket } from 'node:net'
import { hasBody } from './has-body.js'

/** As many as Debian's `apt` asks for ahead; browsers and front doors ask for nothing before they have the answer. */
export const MOST_AHEAD = 10

/**
 * Begins what a connection asks for once all before it is answered, however much of it has come at once (RFC 9112, section
 * 9.3.2): so whoever takes no answer has one in memory and one file open, not a thousand. The connection of who asks for
 * too much ahead ends, and of who sends a body behind something that waits, since what has come of each is in memory.
 */
export const oneAtATime = (listener: RequestListener): RequestListener => {
  const ahead = new WeakMap<Socket, number>()

  return (request, response) => {
    // It was told that the connection ends (RFC 9112, section 9.6), and may have sent this elsewhere since.
    if (request.socket.writableEnded) return
    // Node gives it the connection when its turn comes.
    if (response.socket) return listener(request, response)
    const { socket } = request
    const waiting = (ahead.get(socket) ?? 0) + 1
    if (waiting > MOST_AHEAD || (waiting > 1 && hasBody(request))) return void socket.destroy()
    ahead.set(socket, waiting)
    response.once('socket', () => {
      ahead.set(socket, (ahead.get(socket) ?? 0) - 1)
      // Node goes on with a connection that was ended while an answer was on its way.
      if (!socket.destroyed) listener(request, response)
    })
  }
}

/**
 * Ends the connection of who asks for a WebSocket before what they have asked for on it is answered. Node gives up such a
 * connection to whoever takes the upgrade: its answer would never end, nor would anything else end it.
 */
export const endEarlyUpgrades = (server: Server): void => {
  server.on('upgrade', ({ socket }) => {
    if (Reflect.get(socket, '_httpMessage') || socket.writableEnded) socket.destroy()
  })
}
