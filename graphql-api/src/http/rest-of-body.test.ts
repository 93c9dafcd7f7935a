import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { endOf } from '../testing/end-of.js'
import { holdUp } from '../testing/hold-up.js'
import { within } from '../testing/within.js'
import { edgeLimits } from './edge-limits.js'
import { createEdgeServer } from './edge-server.js'

const rest = 200
const server = createEdgeServer({ ...edgeLimits, rest }, null, (request, response) => {
  if (request.url === '/answered') return void response.end('at once')
  if (request.url === '/held') {
    response.on('finish', () => {
      socket.write('x'.repeat(100))
      holdUp(2 * rest)
    })
    return void response.end('at once')
  }
  if (request.url === '/failed') return void pipeline(request, createGunzip(), () => response.end('no zip'))
  if (request.url === '/unread') return void server.emit('unread', request, response)
  request.resume().on('end', () => response.end('read'))
})
let socket: Socket
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
beforeEach(() => {
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
})
afterEach(() => socket.destroy())
afterAll(() => server.close())

const headOf = (path: string) => `POST ${path} HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n\r\n`
const headOfLength = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: ${length}\r\n\r\n`

test('the connection ends of whose body goes on after the answer, which can be read', async () => {
  const answer = once(socket, 'data')
  const closed = endOf(socket)
  socket.write(headOf('/answered'))
  expect(String(await within(answer))).toContain('at once')

  const goOn = setInterval(() => socket.write(`1f4\r\n${'x'.repeat(500)}\r\n`), 10)
  await within(closed).finally(() => clearInterval(goOn))
})

test('a connection goes on whose body comes whole soon after the answer', async () => {
  socket.write(headOfLength('/answered', 65_536))
  const answer = String(await within(once(socket, 'data')))
  expect(answer).toContain('at once')
  expect(answer).toContain('Connection: keep-alive')
  socket.write('x'.repeat(65_536))
  await setTimeout(2 * rest)

  socket.write(`${headOfLength('/', 3)}abc`)
  expect(String(await within(once(socket, 'data')))).toContain('read')
})

test('a connection goes on whose body came whole while the server was held up', async () => {
  socket.write(headOfLength('/held', 100))
  expect(String(await within(once(socket, 'data')))).toContain('at once')
  socket.write(`${headOfLength('/', 3)}abc`)
  expect(String(await within(once(socket, 'data')))).toContain('read')
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
    await setTimeout(rest / 2)
    expect(caller.errored).toBeNull()
    await within(closed).finally(() => clearInterval(goOn))
  },
)

test.each([
  ['whose length is not known', `${headOf('/failed')}5\r\nhello\r\n`],
  ['that is late', `${headOfLength('/failed', 9000)}hello`],
])('the connection ends of a body %s of which the reader has failed', async (_, begun) => {
  const closed = endOf(socket)
  const answer = once(socket, 'data')
  socket.write(begun)
  expect(String(await within(answer))).toContain('no zip')
  await within(closed)
})

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
