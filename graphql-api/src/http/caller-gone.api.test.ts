import { EventEmitter, once } from 'node:events'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
const lines: string[] = []
const log = new EventEmitter()
beforeAll(async () => {
  const write = (line: string) => {
    lines.push(line)
    log.emit('line')
  }
  server = await openTestServer({ logTo: { write } })
  server.app.log.level = 'info'
  // As if the browser were closed while its answer is compressed.
  server.app.addHook('onSend', async ({ raw: { socket } }, _reply, payload) => {
    const gone = once(socket, 'close')
    socket.destroy()
    await gone
    return payload
  })
})
afterAll(() => server.close())

test('a browser that goes away in the middle of an answer is one line of the log, and no fault', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  lines.splice(0)
  const written = once(log, 'line')
  const query = '{ __schema { types { name description fields { name description } } } }'
  const asked = fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  await expect(asked).rejects.toThrow('fetch failed')
  await written

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 30, msg: 'Whoever asked went away before the answer was sent' },
  ])
  expect(lines.join()).not.toContain('stack')
})
