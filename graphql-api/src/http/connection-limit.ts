import type { WebSocket } from '@fastify/websocket'

const CONNECTIONS_PER_USER = 10

/** Limits the open connections of each user at this server process. @returns a function that admits a socket, false when the limit is reached */
export const createConnectionLimit = (): ((userId: string, socket: WebSocket) => boolean) => {
  const open = new Map<string, Set<WebSocket>>()
  return (userId, socket) => {
    const sockets = open.get(userId) ?? new Set()
    if (sockets.size >= CONNECTIONS_PER_USER) return false
    open.set(userId, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) open.delete(userId)
    })
    return true
  }
}
