import type { WebSocket } from '@fastify/websocket'

/** WebSockets whose callers have not said yet who they are. Where there are too many, those go of whom there are most. */
export class SilentSockets {
  private readonly addresses = new Map<WebSocket, string>()

  constructor(private readonly most: number) {}

  add(socket: WebSocket, address: string): void {
    this.addresses.set(socket, address)
    socket.once('close', () => this.delete(socket))
    if (this.addresses.size > this.most) this.makeRoom()
  }

  delete(socket: WebSocket): void {
    this.addresses.delete(socket)
  }

  // The oldest one has had the most time to say it.
  private makeRoom(): void {
    const crowd = this.mostFrequent()
    for (const [socket, address] of this.addresses) {
      if (address !== crowd) continue
      this.delete(socket)
      socket.terminate()
      return
    }
  }

  private mostFrequent(): string | undefined {
    const counts = new Map<string, number>()
    for (const address of this.addresses.values()) counts.set(address, (counts.get(address) ?? 0) + 1)
    const most = Math.max(...counts.values())
    return [...counts].find(([, count]) => count === most)?.[0]
  }
}
