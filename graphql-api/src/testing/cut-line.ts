import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { createDataSource } from '../database/data-source.js'
import type { TestShop } from './test-shop.js'

/** The same shop by a line to its database on which everything can stop, without either side being told, and which can be cut. */
export const behindCutLine = async (shop: TestShop) => {
  const { hostname, port } = new URL(shop.url)
  const sockets = new Set<Socket>()
  let isStopped = false
  let isCut = false
  const line = createServer((near) => {
    if (isCut)
      return near
        .on('error', () => undefined)
        .resume()
        .end()
    const far = connect(Number(port), hostname)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) {
      sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)))
      if (isStopped) socket.pause()
    }
  })
  await once(line.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(shop.url)
  url.port = String((line.address() as AddressInfo).port)
  const source = await createDataSource(url.href, 60_000).initialize()
  return {
    shop: { ...shop, source, db: source.manager, url: url.href },
    stop: () => {
      isStopped = true
      for (const socket of sockets) socket.pause()
    },
    goOn: () => {
      isStopped = false
      for (const socket of sockets) socket.resume()
    },
    /** As if the database were gone: every connection ends, those too that are tried anew. */
    cut: () => {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      await source.destroy()
      line.close()
      await shop.close()
    },
  }
}
