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
  const uses = new WeakMap<Socket, Use>()
  const useOf = (socket: Socket): Use => {
    const known = uses.get(socket)
    if (known) return known
    const use = { end: endOf(socket), underWay: 0 }
    uses.set(socket, use)
    return use
  }

  server.on('connection', (socket: Socket) => {
    const { end } = useOf(socket)
    idle.add(end, socket)
    socket.once('close', () => idle.delete(end))
  })
  server.on('request', ({ socket }, response) => {
    const use = useOf(socket)
    use.underWay++
    idle.delete(use.end)
    response.once('close', () => {
      if (--use.underWay === 0 && !socket.destroyed) idle.add(use.end, socket)
    })
  })
  server.on('upgrade', ({ socket }) => idle.delete(useOf(socket).end))
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

interface Use {
  end: End
  underWay: number
}

/** Kept by network, so that a rush at a full server costs no counting. */
class IdleConnections {
  // The longest without use first.
  private readonly of = new Map<string, Map<string, Socket>>()

  add({ network, place }: End, socket: Socket): void {
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
