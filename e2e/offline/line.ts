import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { type Shop, sharedShop } from '../support/shared-shop.ts'

export interface Line extends Shop {
  /** From now on nobody reaches the shop on it. */
  cut: () => Promise<void>
  mend: () => Promise<void>
}

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/**
 * A line of its own to the shop, until the test ends. (Browsers that are told to be offline forget it with the next page
 * that a service worker answers.)
 */
export const openLine = async (): Promise<Line> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const shop = connect(Number(new URL(sharedShop.url).port), '127.0.0.1')
    for (const [one, other] of [
      [socket, shop],
      [shop, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy()).on('close', () => sockets.delete(one))
    }
  })
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  const port = await listen(0)
  ends.push(cut)
  return {
    ...sharedShop,
    url: `http://127.0.0.1:${port}`,
    cut,
    mend: async () => {
      await listen(port)
    },
  }
}
