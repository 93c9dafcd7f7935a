import type { Server } from 'node:http'
import type { Socket } from 'node:net'

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
  address: string
  port: number
}

const endOf = ({ remoteAddress = '', remotePort = 0 }: Socket): End => ({ address: remoteAddress, port: remotePort })

/** Kept by address, so that a rush at a full server costs no counting. */
class IdleConnections {
  // The longest without use first.
  private readonly of = new Map<string, Map<number, Socket>>()

  add(socket: Socket): void {
    const { address, port } = endOf(socket)
    const those = this.of.get(address) ?? new Map<number, Socket>()
    this.of.set(address, those.set(port, socket))
  }

  delete({ address, port }: End): void {
    const those = this.of.get(address)
    if (those?.delete(port) && those.size === 0) this.of.delete(address)
  }

  /** The longest without use of whoever has most. */
  ofTheCrowd(): Socket | undefined {
    let crowd = new Map<number, Socket>()
    for (const those of this.of.values()) if (those.size > crowd.size) crowd = those
    const [longest] = crowd.values()
    return longest
  }
}
