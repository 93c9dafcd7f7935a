import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nobody listens at. */
export const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  return port
}
