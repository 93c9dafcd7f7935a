import { once } from 'node:events'
import { connect } from 'node:net'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { within } from '../testing/within.js'
import { edgeLimits } from './edge-limits.js'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await openTestServer({ edge: { ...edgeLimits, connections: 6 } })
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => server.close())

test('connections that one address leaves open keep nobody out', async () => {
  const ask = async (localAddress: string) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress }).on('error', () => {})
    socket.write('GET /health/live HTTP/1.1\r\nHost: shop\r\n\r\n')
    const [answer] = await within(Promise.race([once(socket, 'data'), once(socket, 'close')]))
    return { socket, isAnswered: String(answer).startsWith('HTTP/1.1 200') }
  }
  const other = await ask('127.0.0.3')
  const crowd = []
  for (let one = await ask('127.0.0.2'); one.isAnswered; one = await ask('127.0.0.2')) crowd.push(one.socket)

  // For that last one the first of them has made room.
  const next = await ask('127.0.0.1')
  expect(next.isAnswered).toBe(true)
  expect(crowd.map(({ destroyed }) => destroyed)).toEqual(crowd.map((_, nth) => nth === 0))
  expect(other.socket.destroyed).toBe(false)
  for (const socket of [...crowd, other.socket, next.socket]) socket.destroy()
})
