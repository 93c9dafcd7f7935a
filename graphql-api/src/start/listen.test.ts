import { fastify } from 'fastify'
import { freePort } from '../embedded/free-port.js'
import { crowdBeforeTheDoor } from '../testing/crowd.js'
import { listen } from './listen.js'

test('a crowd larger than what Node lets wait gets through to a server that has no time for it yet', async () => {
  const server = fastify({ forceCloseConnections: true })
  const port = await freePort()
  await listen(server, { host: '127.0.0.1', port })

  const { isThere, end } = crowdBeforeTheDoor(port, 600)
  expect(isThere).toBe(true)

  await end()
  await server.close()
})
