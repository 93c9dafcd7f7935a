import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../limits/limit.js'

/**
 * Where somebody comes for whom there is no connection left, ends the one that is longest without use of whoever has most
 * of those: so nobody keeps all others out by connections that they leave open, or on which they never ask anything. Whoever
 * came finds a place when they come again.
 */
export const endIdleWhenFull = (server: Server): void => {
  const idle = new IdleConnections()
  const underWay = new WeakMap<Socket, number>()
  const isOver = (socket: Socket) => {
    const left = (underWay.get(socket) ?? 1) - 1
    underWay.set(socket, left)
    if (left === 0 && !socket.destroyed) idle.add(socket)
  }

  server.on('connection', (socket: Socket) => {
    const end = endOf(socket)
    idle.add(socket)
    socket.once('close', () => idle.delete(end))
  })
  server.on('request', ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1)
    idle.delete(endOf(socket))
    response.once('close', () => isOver(socket))
  })
  server.on('upgrade', ({ socket }) => idle.delete(endOf(socket)))
  server.on('drop', () => idle.ofTheCrowd()?.destroy())
}

/** The other end of a connection: the same of TLS and of what TLS goes over. */
interface End {
  network: string
  /** The address and the port. */
  place: string
}

const endOf = ({ remoteAddress = '', remotePort = 0 }: Socket): End => ({
  network: networkOf(remoteAddress),
  place: `${remoteAddress} ${remotePort}`,
})

/** Kept by network, so that a rush at a full server costs no counting. */
class IdleConnections {
  // The longest without use first.
  private readonly of = new Map<string, Map<string, Socket>>()

  add(socket: Socket): void {
    const { network, place } = endOf(socket)
    const those = this.of.get(network) ?? new Map<string, Socket>()
    this.of.set(network, those.set(place, socket))
  }

  delete({ network, place }: End): void {
    const those = this.of.get(network)
    if (those?.delete(place) && those.size === 0) this.of.delete(network)
  }

  /** The longest without use of whoever has most. */
  ofTheCrowd(): Socket | undefined {
    let crowd = new Map<string, Socket>()
    for (const those of this.of.values()) if (those.size > crowd.size) crowd = those
    const [longest] = crowd.values()
    return longest
  }
}
