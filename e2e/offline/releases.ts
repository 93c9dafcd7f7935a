import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type Shop, sharedShop } from '../support/shared-shop.ts'

export interface Releases extends Shop {
  /** From now on the shop answers so at that path; with null, that nothing is there. */
  change: (path: string, text: string | null) => void
  /** The shop answers everything as it does by itself. */
  changeBack: () => void
}

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** The shop at an address of its own, where some of its files become those of another release. */
export const openReleases = async (): Promise<Releases> => {
  const changed = new Map<string, string | null>()
  const server = createServer((asked, answer) => {
    const text = changed.get(asked.url ?? '')
    if (text !== undefined) {
      answer.writeHead(text === null ? 404 : 200, { 'content-type': 'text/javascript' }).end(text)
      return
    }
    const { method, url: path, headers } = asked
    const passed = request(new URL(path ?? '/', sharedShop.url), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    asked.pipe(passed)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  return {
    ...sharedShop,
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`,
    change: (path, text) => changed.set(path, text),
    changeBack: () => changed.clear(),
  }
}
