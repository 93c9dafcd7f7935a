import type { WebSocket } from '@fastify/websocket'

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
    const crowd = this.mostFrequent()
    for (const [socket, network] of this.networks) {
      if (network !== crowd) continue
      this.delete(socket)
      socket.terminate()
      return
    }
  }

  private mostFrequent(): string | undefined {
    const counts = new Map<string, number>()
    for (const network of this.networks.values()) counts.set(network, (counts.get(network) ?? 0) + 1)
    const most = Math.max(...counts.values())
    return [...counts].find(([, count]) => count === most)?.[0]
  }
}
