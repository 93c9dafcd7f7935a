import { EventEmitter, once } from 'node:events'
import type { Socket } from 'node:net'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
let address: string
const lines: string[] = []
const sent: unknown[] = []
const log = new EventEmitter()
const leave = async (socket: Socket) => {
  if (socket.destroyed) return
  const gone = once(socket, 'close')
  socket.destroy()
  await gone
}
beforeAll(async () => {
  const write = (line: string) => {
    lines.push(line)
    log.emit('line')
  }
  server = await openTestServer({ logTo: { write } })
  server.app.log.level = 'info'
  server.app.addHook('preHandler', async ({ raw: { socket }, headers }) => {
    if (headers['x-leaves'] === 'early') await leave(socket)
  })
  // As if the browser were closed while its answer is compressed.
  server.app.addHook('onSend', async ({ raw: { socket } }, _reply, payload) => {
    sent.push(payload)
    log.emit('sent')
    await leave(socket)
    return payload
  })
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const askAndLeave = async (query: string, when: 'early' | 'late') => {
  for (const noted of [lines, sent]) noted.splice(0)
  const noted = once(log, when === 'early' ? 'sent' : 'line')
  const headers = { 'content-type': 'application/json', 'x-leaves': when }
  const asked = fetch(`${address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
  await expect(asked).rejects.toThrow('fetch failed')
  await noted
}

test('a browser that goes away in the middle of an answer is one line of the log, and no fault', async () => {
  await askAndLeave('{ __schema { types { name description fields { name description } } } }', 'late')

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: 'Whoever asked went away before the answer was sent' },
  ])
  expect(lines.join()).not.toContain('stack')
})

test('nothing is read for a browser that has gone before its turn', async () => {
  await askAndLeave('{ productCount }', 'early')

  expect(JSON.parse(String(sent[0]))).toMatchObject({ data: null, errors: [{ extensions: { code: 'UNAVAILABLE' } }] })
})
