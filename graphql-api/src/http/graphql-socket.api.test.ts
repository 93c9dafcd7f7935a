import { once } from 'node:events'
import { buildAdmin } from '../testing/factories.js'
import { listen, openSocket } from '../testing/listener.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

/** Connects and is gone again before the server knows who it was. */
const comeAndGo = async (userId: string) => {
  const socket = await openSocket(server)
  const gone = Promise.all([...server.app.websocketServer.clients].map((client) => once(client, 'close')))
  const verify = jest.spyOn(server.accessTokens, 'verify').mockImplementationOnce(async () => {
    socket.close()
    await gone
    return { userId, expiresAt: new Date(Date.now() + 60_000) }
  })
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: 'Bearer token' } }))
  await gone
  await verify.mock.results.at(-1)?.value
}

test('a connection that ends while its token is looked at takes nobody’s place', async () => {
  const admin = await buildAdmin(server.db)
  for (let i = 0; i < 10; i++) await comeAndGo(admin.id)

  const { client } = await listen(server, admin)

  await new Promise<void>((resolve, reject) => {
    client.on('connected', () => resolve())
    client.on('closed', () => reject(new Error('There was no place')))
  })
  await client.dispose()
})
