import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../graphql-api/dist/embedded/free-port.js'
import { startPostgres } from '../graphql-api/dist/embedded/postgres.js'

const program = fileURLToPath(new URL('../graphql-api/dist/main.js', import.meta.url))

/**
 * A server as in production on a PostgreSQL of its own, each of which can be killed and comes back at its port.
 * @param more settings of the shop
 */
export const openShopUnderFire = async (more = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-chaos-'))
  await chmod(folder, 0o711)
  const postgres = await startPostgres(folder, () => {})
  const port = await freePort()
  const accessTokenSecret = randomBytes(32).toString('hex')
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATABASE_URL: postgres.url,
    ACCESS_TOKEN_SECRET: accessTokenSecret,
    SECOND_FACTOR_SECRET: accessTokenSecret,
    FIREBASE_PROJECT_ID: 'demo-chaos',
    FIREBASE_API_KEY: 'key',
    // All buyers have one address.
    RATE_LIMIT_SCALE: '100000',
    DATA_DIR: folder,
    ...more,
  }
  let said = ''
  const start = () => {
    const child = spawn(process.execPath, ['--enable-source-maps', program], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said = (said + text).slice(-4000)))
    return child
  }
  let server = start()
  const end = async (signal) => {
    const ended = once(server, 'exit')
    server.kill(signal)
    const [code] = await ended
    return code
  }
  const pidFile = join(folder, 'postgres/postmaster.pid')
  const signalDatabase = (signal) => process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), signal)
  // Also where a round has failed, or is broken off, nothing stays.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  process.once('exit', () => {
    server.kill('SIGKILL')
    if (existsSync(pidFile)) signalDatabase('SIGINT')
  })

  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  const untilReady = async () => {
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error(`The server has ended with the code ${server.exitCode}:\n${said}`)
      await wait(50)
    }
  }
  return {
    port,
    databaseUrl: postgres.url,
    accessTokenSecret,
    untilReady,
    killServer: async () => {
      await end('SIGKILL')
      server = start()
    },
    killDatabase: () => signalDatabase('SIGKILL'),
    /** @returns the exit code of a server that is told to stop */
    stopServer: () => end('SIGTERM'),
    /** @returns the same */
    close: async () => {
      const code = server.exitCode ?? (await end('SIGTERM'))
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}
