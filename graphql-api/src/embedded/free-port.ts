import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Systems give those above to connections that go out, also to the ones that look for a server while it is down: it would
// not get its port back.
const below = 32_768
const from = 20_000

/** A port of this machine that nobody uses, and that none but its server will take. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(from, below)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort()
    throw error
  }
  await new Promise((closed) => probe.close(closed))
  return port
}
