import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { mostFrequent } from './most-frequent.js'

/**
 * Where somebody comes for whom there is no connection left, ends the one that is longest without use of whoever has most
 * of those: so nobody keeps all others out by connections that they leave open. Whoever came finds a place when they come again.
 */
export const endIdleWhenFull = (server: Server): void => {
  // The longest without use first.
  const idle = new Map<Socket, string>()
  const underWay = new WeakMap<Socket, number>()
  const isOver = (socket: Socket) => () => {
    const left = (underWay.get(socket) ?? 1) - 1
    underWay.set(socket, left)
    if (left === 0 && !socket.destroyed) idle.set(socket, socket.remoteAddress ?? '')
  }

  const begin = (socket: Socket, response: ServerResponse) => {
    const known = underWay.get(socket)
    if (known === undefined) socket.once('close', () => idle.delete(socket))
    underWay.set(socket, (known ?? 0) + 1)
    idle.delete(socket)
    response.once('close', isOver(socket))
  }

  server.on('request', ({ socket }, response) => begin(socket, response))
  server.on('upgrade', ({ socket }) => idle.delete(socket))
  server.on('drop', () => {
    const crowd = mostFrequent(idle.values())
    for (const [socket, address] of idle) if (address === crowd) return void socket.destroy()
  })
}
