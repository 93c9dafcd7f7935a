import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { WebSocket } from 'ws'
import { buildAdmin, buildProduct, buildShopper } from '../testing/factories.js'
import { openSocket } from '../testing/listener.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { within } from '../testing/within.js'

const edge = {
  headers: 300,
  pause: 300,
  slowest: 1_000_000,
  headStart: 900,
  rest: 1000,
  request: 10_000,
  unused: 1_000,
  crowd: 500,
  check: 50,
  connections: 10,
  sockets: { open: 3, unknown: 2, messages: 20, per: 60_000 },
}

let server: TestServer
const lines: string[] = []
let token: string
let staffToken: string
let port: number
beforeAll(async () => {
  server = await openTestServer({ edge, trustProxy: ['127.0.0.1'], logTo: { write: (line) => lines.push(line) } })
  server.app.log.level = 'info'
  token = await server.tokenOf(await buildShopper(server.db))
  staffToken = await server.tokenOf(await buildAdmin(server.db))
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = server.app.addresses().map((address) => (typeof address === 'object' ? address.port : 0))[0] ?? 0
})
afterAll(() => server.close())

interface Answer {
  status: number
  head: string
  body: unknown
}

/** What the shop says to these bytes before it ends the connection, which it must. */
const say = async (bytes: string, goOn?: (socket: Socket) => void): Promise<Answer> => {
  const socket = connect({ host: '127.0.0.1', port }).on('error', () => {})
  socket.write(bytes)
  goOn?.(socket)
  const [head = '', body = ''] = (await within(text(socket))).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: body.startsWith('{') ? JSON.parse(body) : body }
}

const post = (path: string, length: number, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`

/** A photo but for its last bytes, which are soon dripped too. */
const almostWhole = () =>
  post('/reviewPhoto', 4_000_090, 'x'.repeat(4_000_000)).replace('application/json', 'multipart/form-data; boundary=x')

const upgrade = (path: string, protocol = 'websocket') =>
  `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`

const ofManyLines = (address: string, lines: number) =>
  `GET ${address} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${'a:\r\n'.repeat(lines - 2)}\r\n`
const forTwoHosts = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\nX: y\r\nhOST: other\r\n\r\n`

/** Asks as a visitor, so that the answer is kept. */
const keep = (path: string) => say(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)

/** One byte more at a time, until the connection ends. */
const drip = (socket: Socket) => {
  const timer = setInterval(() => socket.write(' '), 50)
  socket.once('close', () => clearInterval(timer))
}

test.each<[string, () => Promise<Answer>, number, string]>([
  ['what is no HTTP', () => say('How are you?\r\n\r\n'), 400, 'BAD_USER_INPUT'],
  ['a request for no host', () => say('GET /productCount HTTP/1.1\r\n\r\n'), 400, 'BAD_USER_INPUT'],
  ['a request for two hosts', () => say(forTwoHosts('/cart')), 400, 'BAD_USER_INPUT'],
  ['a page for two hosts', () => say(forTwoHosts('/')), 400, 'BAD_USER_INPUT'],
  [
    'a kept answer for two hosts',
    () => keep('/productCount').then(() => say(forTwoHosts('/productCount'))),
    400,
    'BAD_USER_INPUT',
  ],
  [
    'a WebSocket for two hosts',
    () => say(upgrade('/graphql').replace('Host: shop', 'Host: shop\r\nhost: shop')),
    400,
    'BAD_USER_INPUT',
  ],
  [
    'headers of 20 kB',
    () => say(`GET / HTTP/1.1\r\nHost: shop\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['a head of 101 short lines', () => say(ofManyLines('/productCount', 101)), 431, 'HEADERS_TOO_LARGE'],
  [
    'a kept answer for a head of 2,000 short lines',
    () => keep('/productCount').then(() => say(ofManyLines('/productCount', 2000))),
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['a caller who says nothing', () => say(''), 408, 'REQUEST_TIMEOUT'],
  ['headers that do not end', () => say('GET / HTTP/1.1\r\nHost: shop\r\nX:', drip), 408, 'REQUEST_TIMEOUT'],
  ['a body that stops coming', () => say(post('/cart', 10, '{"_id')), 408, 'REQUEST_TIMEOUT'],
  ['a body that comes by drips', () => say(post('/cart', 90_000, '{'), drip), 408, 'REQUEST_TIMEOUT'],
  ['a body that comes by drips after a fast beginning', () => say(almostWhole(), drip), 408, 'REQUEST_TIMEOUT'],
  ['a WebSocket at another address', () => say(upgrade('/product?search=amina@gmail.com')), 400, 'BAD_USER_INPUT'],
  ['a WebSocket at no address', () => say(upgrade('/socket')), 400, 'BAD_USER_INPUT'],
  ['another protocol than WebSockets', () => say(upgrade('/graphql', 'h2c')), 400, 'BAD_USER_INPUT'],
  ['a WebSocket at a malformed address', () => say(upgrade('/%')), 400, 'BAD_USER_INPUT'],
])('%s is refused in the form of the REST interface, and the connection ends', async (_, ask, status, code) => {
  const answer = await ask()

  expect(answer).toMatchObject({ status, body: { error: { code, message: expect.any(String) } } })
  expect(answer.head).toMatch(/^connection: close$/im)
  expect(answer.head).toMatch(/^x-request-id: [0-9a-f-]{36}$/im)
})

test.each(['/graphql', '/contact', '/nothing', '*'])(
  'who asks at %s for its methods and for a WebSocket is answered, and the connection ends',
  async (address) => {
    const { status, head } = await say(upgrade(address).replace('GET', 'OPTIONS'))
    expect(status).toBeLessThan(500)
    expect(head).toMatch(/^connection: close$/im)
  },
)

test('the connection ends of who asks for a WebSocket, is refused and does not take the answer', async () => {
  const opened = once(server.app.server, 'connection')
  const socket = connect({ host: '127.0.0.1', port }).on('error', () => {})
  const [line] = await opened
  line.on('error', () => {})
  const isEnded = once(line, 'close')
  // More than the line takes while nobody reads at its end.
  line.write(Buffer.alloc(20_000_000))
  socket.pause().write(upgrade('/nothing'))
  await within(isEnded)
  socket.destroy()
})

test('what is no HTTP behind a request that is carried out does not make it look refused', async () => {
  const body = JSON.stringify({ query: 'mutation { clearCart { itemCount } }' })
  expect((await say(`${post('/graphql', body.length, body)}How are you?\r\n\r\n`)).head).toBe('')
})

test('a head of a hundred lines is answered', async () => {
  expect((await say(ofManyLines('/productCount', 100))).status).toBe(200)
})

test('the log has no address of what is refused, which could tell who somebody is', async () => {
  lines.splice(0)
  const refused = ['/product?search=amina@gmail.com', '/cart/amina@gmail.com'].map((path) => say(upgrade(path)))
  for (const { status } of await Promise.all(refused)) expect(status).toBe(400)

  expect(lines.length).toBeGreaterThan(0)
  expect(lines.join()).not.toMatch(/amina|search/)
})

test('what comes of a body after the answer that it came too late is not answered again', async () => {
  const body = JSON.stringify({ query: '{ productCount }' }).padEnd(2000)
  const headers = { accept: '*/*', 'content-type': 'application/json' }
  const ask = () => fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body })
  expect((await ask()).status).toBe(200)
  const late = post('/graphql', 2001, body).replace(/Authorization: .*\r\n/, 'Accept: */*\r\n')
  const { status, head } = await say(late.replace('Host: shop', `Host: 127.0.0.1:${port}`), (socket) =>
    socket.once('data', () => socket.write(' ')),
  )

  expect(status).toBe(408)
  expect(head).not.toMatch(/HTTP.*HTTP/s)
  expect((await ask()).status).toBe(200)
})

test.each(['', '&'])('a GraphQL body that stops coming is refused in the form of GraphQL (%s)', async (longer) => {
  // What is short is read before the token is looked at, so that the answer may be one that is kept.
  const visitor = post('/graphql', longer ? 90_000 : 10, '{"que').replace(/Authorization: .*\r\n/, '')

  expect(await say(visitor)).toMatchObject({
    status: 408,
    body: { errors: [{ extensions: { code: 'REQUEST_TIMEOUT' } }] },
  })
})

test('GraphQL for two hosts is refused in the form of GraphQL', async () => {
  const asked = post('/graphql', 2, '{}').replace('Host: shop', 'Host: shop\r\nHost: shop')

  const { status, head, body } = await say(asked)

  expect([status, body]).toMatchObject([
    400,
    { errors: [{ extensions: { details: { fields: { Host: [expect.any(String)] } } } }] },
  ])
  expect(head).toMatch(/^connection: close$/im)
})

test('what was answered before its body came costs the caller the connection', async () => {
  const { status, body } = await say(post('/nowhere', 10, '{').replace('application/json', 'text/plain'))

  expect([status, body]).toMatchObject([404, { error: { code: 'NOT_FOUND' } }])
})

test('a connection that nobody uses after an answer ends when the answer says', async () => {
  const { status, head } = await say('GET /health/live HTTP/1.1\r\nHost: shop\r\n\r\n')

  expect(status).toBe(200)
  expect(head).toMatch(/^keep-alive: timeout=1$/im)
})

test('a body that comes slowly, but comes, is taken', async () => {
  const { id } = await buildProduct(server.db)
  const body = JSON.stringify({ _id: id, orderQuantity: 1 })
  const head = post('/cart', body.length, '').replace('Content-Type', 'Connection: close\r\nContent-Type')

  const parts = [...body.slice(0, 10), body.slice(10)]

  const { status } = await say(head, (socket) => {
    const timer = setInterval(() => {
      const part = parts.shift()
      if (part) socket.write(part)
      else clearInterval(timer)
    }, 50)
  })

  expect(status).toBe(201)
})

test('every answer tells its request, kept ones too', async () => {
  const ask = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).headers.get('x-request-id')
  const etag = (await server.app.inject('/productCount')).headers.etag?.toString() ?? ''

  const ids = [
    ...(await Promise.all([1, 2, 3].map(() => ask('/productCount')))),
    await ask('/productCount', { headers: { 'if-none-match': etag } }),
    await ask('/nowhere'),
    await ask('/product/%zz'),
    await ask('/graphql', { method: 'OPTIONS' }),
  ]

  expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9a-f-]{36}$/)))
  expect(new Set(ids).size).toBe(ids.length)
})

/** The status with which a WebSocket is refused. */
const refusedWith = async () => {
  const [, { statusCode, headers }] = await within(
    once(
      new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws').on('error', () => {}),
      'unexpected-response',
    ),
  )
  return { statusCode, retryAfter: headers['retry-after'] }
}

const closeAll = async (sockets: WebSocket[]) => {
  const gone = [...server.app.websocketServer.clients].map((client) => once(client, 'close'))
  for (const socket of sockets) socket.terminate()
  await Promise.all(gone)
}

const introduced = async () => {
  const socket = await openSocket(server)
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${staffToken}` } }))
  await once(socket, 'message')
  return socket
}

test.each([
  ['address', '192.0.2.2', '192.0.2.2'],
  ['household', '2001:db8:0:1::2', '2001:db8:0:1::3'],
])(
  'WebSockets of callers who do not say who they are make room for others, the oldest of the largest crowd first: of one %s',
  async (_, one, other) => {
    const from = (address: string) => openSocket(server, { 'x-forwarded-for': address })
    const alone = await from('192.0.2.1')
    const crowd = [await from(one)]
    const firstOfCrowd = Promise.all(crowd.map((socket) => once(socket, 'close')))

    crowd.push(await from(other))
    await within(firstOfCrowd)

    expect([alone, ...crowd].map(({ readyState }) => readyState === WebSocket.OPEN)).toEqual([true, false, true])
    const known = await within(introduced())
    await closeAll([alone, ...crowd, known])
  },
)

test('there are no more WebSockets than the shop can have', async () => {
  const known = [await introduced(), await introduced(), await introduced()]

  expect(await refusedWith()).toEqual({ statusCode: 503, retryAfter: '5' })
  await closeAll(known)
})

test('a WebSocket that sends without end is closed', async () => {
  const socket = await introduced()
  const closed = once(socket, 'close')
  for (let i = 0; i < edge.sockets.messages; i++) socket.send('{"type":"ping"}')

  expect((await within(closed))[0]).toBe(1008)
})

test('more connections than the shop can have are ended at once, without a word', async () => {
  const open = Array.from({ length: 2 * edge.connections }, () => connect({ host: '127.0.0.1', port }))
  const told = await within(Promise.all(open.map((socket) => text(socket.on('error', () => {})).catch(() => ''))))

  // Each that is too many ends another one that says nothing, and so makes room for the next. All others are told that they are late.
  const ended = told.filter((words) => words === '').length
  expect(ended).toBeGreaterThanOrEqual(edge.connections / 2)
  expect(ended).toBeLessThan(told.length)
})
