import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { endOf } from '../testing/end-of.js'
import { within } from '../testing/within.js'
import { edgeLimits } from './edge-limits.js'
import { createEdgeServer } from './edge-server.js'

let pieces: Buffer[]
const server = createEdgeServer(edgeLimits, null, (request, response) => {
  if (request.url === '/unread') return void server.emit('unread', request, response)
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => response.end('read'))
})
let socket: Socket
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
beforeEach(() => {
  pieces = []
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
})
afterEach(() => socket.destroy())
afterAll(() => server.close())

const headOf = (path: string) => `POST ${path} HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n\r\n`

/** Sends a body in chunks of these lengths. @returns it, once it has been read */
const send = async (...lengths: number[]) => {
  const chunks = lengths.map((length, i) => String(i % 10).repeat(length))
  const coded = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
  socket.write(`${headOf('/')}${coded.join('')}0\r\n\r\n`)
  await within(once(socket, 'data'))
  return chunks.join('')
}

test('a body of many chunks of one byte is read in few pieces', async () => {
  const body = await send(...Array.from({ length: 1000 }, () => 1))
  expect(Buffer.concat(pieces).toString()).toBe(body)
  expect(pieces.length).toBeLessThan(5)
})

test.each<[number[]]>([
  [[1]],
  [[1, 1023, 1]],
  [[1, 1024, 1]],
  [[1000, 24, 1, 2000, 7]],
  [[5000, 1, 1, 1, 1022, 3]],
  [[1023, 1023, 1023]],
])('a body of chunks of %j bytes is read whole and in its order', async (lengths) => {
  const body = await send(...lengths)
  expect(Buffer.concat(pieces).toString()).toBe(body)
})

test.each(['/', '/unread'])('the connection ends of who sends a great many chunks of one byte to %s', async (path) => {
  const closed = endOf(socket.resume())
  socket.write(headOf(path))
  socket.write('1\r\nx\r\n'.repeat(1500))
  await within(closed)
  expect(Buffer.concat(pieces).length).toBeLessThan(1100)
})

test('a body that nobody reads waits outside, however short its chunks are, and comes whole once it is read', async () => {
  const CHUNKS = 10_000
  const begun = once(server, 'unread')
  socket.write(headOf('/unread'))
  const [request, response] = await within(begun)
  const paused = once(request.socket, 'pause')
  socket.write(`1f4\r\n${'x'.repeat(500)}\r\n`.repeat(CHUNKS))
  socket.write('0\r\n\r\n')

  await within(paused)
  expect(request.readableLength).toBeLessThan(300_000)

  expect((await within(text(request))).length).toBe(500 * CHUNKS)
  response.end()
})
