import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { endOf } from '../testing/end-of.js'
import { within } from '../testing/within.js'
import { edgeLimits } from './edge-limits.js'
import { createEdgeServer } from './edge-server.js'

let pieces: Buffer[]
const server = createEdgeServer(edgeLimits, null, (request, response) => {
  if (request.url === '/answered') return void response.end('at once')
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

test('the connection ends of whose body goes on after the answer, which can be read', async () => {
  const answer = once(socket, 'data')
  const closed = endOf(socket)
  socket.write(headOf('/answered'))
  expect(String(await within(answer))).toContain('at once')

  const goOn = setInterval(() => socket.write(`1f4\r\n${'x'.repeat(500)}\r\n`), 10)
  await within(closed).finally(() => clearInterval(goOn))
})

const headOfLength = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: ${length}\r\n\r\n`

test('a connection goes on whose body comes whole soon after the answer', async () => {
  socket.write(headOfLength('/answered', 65_536))
  const answer = String(await within(once(socket, 'data')))
  expect(answer).toContain('at once')
  expect(answer).toContain('Connection: keep-alive')
  socket.write('x'.repeat(65_536))
  await setTimeout(1500)

  expect(await send(3)).toBe(Buffer.concat(pieces).toString())
})

test.each([
  ['whose length is not known', headOf('/answered')],
  ['of many bytes', headOfLength('/answered', 65_537)],
])(
  'an answer that does not wait for a body %s says that its connection ends, which is not cut at once',
  async (_, head) => {
    const { port } = server.address() as AddressInfo
    const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const closed = endOf(caller)
    caller.write(head)
    expect(String(await within(once(caller, 'data')))).toContain('Connection: close')
    const goOn = setInterval(() => caller.write(`1388\r\n${'x'.repeat(5000)}\r\n`), 50)
    await setTimeout(300)
    expect(caller.errored).toBeNull()
    await within(closed).finally(() => clearInterval(goOn))
  },
)

test('one of a body that has come says that its connection goes on', async () => {
  socket.write(`${headOfLength('/', 70_000)}${'x'.repeat(70_000)}`)
  expect(String(await within(once(socket, 'data')))).toContain('Connection: keep-alive')
})

test('of a long body not much is taken in after its answer', async () => {
  const begun = once(server, 'unread')
  socket.write(headOf('/unread'))
  const [request, response] = await within(begun)
  response.end()
  await within(once(socket, 'data'))
  const before = request.socket.bytesRead
  const closed = endOf(socket)

  socket.write(`1388\r\n${'x'.repeat(5000)}\r\n`.repeat(5000))
  await within(closed)
  expect(request.socket.bytesRead - before).toBeLessThan(5_000_000)
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
