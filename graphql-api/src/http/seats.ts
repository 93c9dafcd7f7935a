import type { WebSocket } from '@fastify/websocket'

const SOCKETS_A_USER = 10

/** Counts the connections of each user at this server. @returns what takes one more; false when that user has ten */
export const createSeats = (): ((userId: string, socket: WebSocket) => boolean) => {
  const taken = new Map<string, Set<WebSocket>>()
  return (userId, socket) => {
    const sockets = taken.get(userId) ?? new Set()
    if (sockets.size >= SOCKETS_A_USER) return false
    taken.set(userId, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) taken.delete(userId)
    })
    return true
  }
}
