import crypto from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from './free-port.js'

afterEach(() => jest.restoreAllMocks())

test('a port is one that no outgoing connection is given, and that is not in use', async () => {
  const port = await freePort()
  expect(port).toBeLessThan(32_768)
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')

  const other = await freePort()
  jest
    .spyOn(crypto, 'randomInt')
    .mockImplementationOnce(() => port)
    .mockImplementationOnce(() => other)
  expect(await freePort()).toBe(other)
  server.close()
})
