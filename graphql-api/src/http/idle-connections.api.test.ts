import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, Socket } from 'node:net'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { within } from '../testing/within.js'
import { edgeLimits } from './edge-limits.js'
import { endIdleWhenFull } from './idle-connections.js'

let server: TestServer
let port: number
beforeEach(async () => {
  server = await openTestServer({ edge: { ...edgeLimits, connections: 6 } })
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterEach(() => server.close())

const open = (localAddress: string) => connect({ host: '127.0.0.1', port, localAddress }).on('error', () => {})

const ask = async (localAddress: string) => {
  const socket = open(localAddress)
  socket.write('GET /health/live HTTP/1.1\r\nHost: shop\r\n\r\n')
  const answer = await within(
    new Promise((resolve) => socket.once('data', resolve).once('close', () => resolve('closed'))),
  )
  return { socket, isAnswered: String(answer).startsWith('HTTP/1.1 200') }
}

test('connections that one address leaves open keep nobody out', async () => {
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

test('nor do connections on which one address never asks anything, at the cost of those that others use', async () => {
  const others = [await ask('127.0.0.3'), await ask('127.0.0.4')]
  const silent = Array.from({ length: 4 }, () => open('127.0.0.2').resume())
  const oneIsClosed = Promise.race(silent.map((socket) => new Promise((resolve) => socket.once('close', resolve))))
  await within(Promise.all(silent.map((socket) => once(socket, 'connect'))))

  // The first one that comes finds no place, and makes one.
  expect((await ask('127.0.0.1')).isAnswered).toBe(false)
  const next = await ask('127.0.0.1')
  expect(next.isAnswered).toBe(true)
  await within(oneIsClosed)
  expect(silent.filter(({ destroyed }) => destroyed)).toHaveLength(1)
  expect(others.map(({ socket }) => socket.destroyed)).toEqual([false, false])
  for (const socket of [...silent, ...others.map((other) => other.socket), next.socket]) socket.destroy()
})

test('all addresses of a household’s network are one crowd', () => {
  // The loopback has one address of IPv6 only.
  const full = createServer().removeAllListeners('connection')
  endIdleWhenFull(full)
  const come = (address: string, port: number) => {
    const ends = { remoteAddress: { value: address }, remotePort: { value: port } }
    const socket: Socket = Object.defineProperties(new Socket(), ends)
    full.emit('connection', socket)
    return socket
  }
  const others = [come('203.0.113.7', 1), come('203.0.113.7', 2)]
  const household = [1, 2, 3].map((nth) => come(`2001:db8:1:2::${nth}`, 1))

  full.emit('drop')

  expect(household.map(({ destroyed }) => destroyed)).toEqual([true, false, false])
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false])
})
