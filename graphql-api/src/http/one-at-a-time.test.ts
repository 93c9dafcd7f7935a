import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { endOf } from '../testing/end-of.js'
import { within } from '../testing/within.js'
import { edgeLimits } from './edge-limits.js'
import { createEdgeServer } from './edge-server.js'
import { MOST_AHEAD } from './one-at-a-time.js'

interface Begun {
  url: string | undefined
  request: IncomingMessage
  response: ServerResponse
}

let begun: Begun[]
const server = createEdgeServer(edgeLimits, null, (request, response) => {
  begun.push({ url: request.url, request, response })
  server.emit('begun')
})
let port: number
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  begun = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Asks for these at once over one connection. */
const ask = (...requests: string[]) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(requests.join(''))
  return socket
}
const get = (url: string, headers = '') => `GET ${url} HTTP/1.1\r\nhost: shop\r\n${headers}\r\n`
const post = (url: string, body: string) =>
  `POST ${url} HTTP/1.1\r\nhost: shop\r\ncontent-length: ${body.length}\r\n\r\n${body}`

const urls = () => begun.map(({ url }) => url)
const untilBegun = async (count: number) => {
  while (begun.length < count) await within(once(server, 'begun'))
}

test('what comes at once over one connection is begun once all before it is answered, in its order, with what was sent', async () => {
  const socket = ask(get('/first'), post('/second', 'sent'), get('/third', 'connection: close\r\n'))
  const answers = text(socket)

  for (const [place, url] of ['/first', '/second', '/third'].entries()) {
    await untilBegun(place + 1)
    expect(urls().at(-1)).toBe(url)
    const last = begun.at(-1)
    const sent = last && (await text(last.request))
    expect(begun).toHaveLength(place + 1)
    last?.response.end(`${url} with ${sent};`)
  }

  expect((await answers).match(/\/\w+ with \w*;/g)).toEqual(['/first with ;', '/second with sent;', '/third with ;'])
})

test('what is asked over one connection keeps nobody waiting who asks over another', async () => {
  ask(get('/first'), get('/second'))
  await untilBegun(1)
  ask(get('/other'))
  await untilBegun(2)
  expect(urls()).toEqual(['/first', '/other'])
})

test('behind an answer that says that its connection ends nothing more is begun', async () => {
  const socket = ask(`POST /first HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n\r\n5\r\nfirst\r\n`)
  await untilBegun(1)
  const answered = once(socket, 'data')
  begun[0]?.response.end('at once')
  expect(String((await within(answered))[0])).toContain('Connection: close')
  const closed = endOf(socket)
  socket.write(`0\r\n\r\n${post('/second', 'sent')}`)
  await within(closed)
  expect(urls()).toEqual(['/first'])
})

test('of a connection that has ended nothing more is begun', async () => {
  const socket = ask(get('/first'), get('/second'))
  await untilBegun(1)
  const closed = once(begun[0]?.response ?? server, 'close')
  socket.destroy()
  await within(closed)
  begun[0]?.response.end()
  ask(get('/other'))
  await untilBegun(2)
  expect(urls()).toEqual(['/first', '/other'])
})

test('nor of one that was ended while an answer was on its way', async () => {
  const socket = ask(get('/first'), get('/second'))
  await untilBegun(1)
  const [first] = begun
  first?.response.end(Buffer.alloc(8_000_000))
  await within(once(socket, 'readable'))
  const closed = once(first?.request.socket ?? server, 'close')
  first?.request.socket.destroy()
  await within(closed)
  ask(get('/other'))
  await untilBegun(2)
  expect(urls()).toEqual(['/first', '/other'])
})

test('the connection ends of who sends one body after the other before any is asked for', async () => {
  const socket = ask(get('/first'), post('/second', 'sent'), post('/third', 'sent'))
  await within(endOf(socket.resume()))
  expect(urls()).toEqual(['/first'])
})

test('as many may be asked for ahead as package managers do, again and again; the connection of who asks for more ends', async () => {
  const many = Array.from({ length: MOST_AHEAD + 1 }, (_, i) => get(`/${i}`))
  const socket = ask()
  for (let count = 1; count <= 2 * many.length; count++) {
    if (count % many.length === 1) socket.write(many.join(''))
    await untilBegun(count)
    begun.at(-1)?.response.end('answer')
  }
  socket.write([...many, get('/one-more')].join(''))
  await within(endOf(socket.resume()))
  expect(begun.length).toBeLessThanOrEqual(2 * many.length + 1)
})

test('the connection ends of who asks for a WebSocket before they are answered', async () => {
  const socket = ask(get('/first'), get('/graphql', 'connection: upgrade\r\nupgrade: websocket\r\n'))
  await within(endOf(socket.resume()))
  expect(urls()).toEqual(['/first'])
})
