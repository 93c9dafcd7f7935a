import type { WebSocket } from '@fastify/websocket'
import { mostFrequent } from './most-frequent.js'

/** WebSockets whose callers have not said yet who they are. Where there are too many, those go of whom there are most. */
export class SilentSockets {
  private readonly networks = new Map<WebSocket, string>()

  constructor(private readonly most: number) {}

  add(socket: WebSocket, network: string): void {
    this.networks.set(socket, network)
    socket.once('close', () => this.delete(socket))
    if (this.networks.size > this.most) this.makeRoom()
  }

  delete(socket: WebSocket): void {
    this.networks.delete(socket)
  }

  // The oldest one has had the most time to say it.
  private makeRoom(): void {
    const crowd = mostFrequent(this.networks.values())
    for (const [socket, network] of this.networks) {
      if (network !== crowd) continue
      this.delete(socket)
      socket.terminate()
      return
    }
  }
}
