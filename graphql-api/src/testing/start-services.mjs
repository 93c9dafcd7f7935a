// One real PostgreSQL and one Auth emulator for the whole run, by the shop's own code as it is built.
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAuthEmulator } from '../../dist/embedded/identity.js'
import { startPostgres } from '../../dist/embedded/postgres.js'

// Nothing here outlives the run, and nothing cleans up at moments of its own.
const forgetful = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((name) => [
  '-c',
  `${name}=off`,
])

export default async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-test-'))
  await chmod(folder, 0o711)
  const postgres = await startPostgres(folder, () => {}, forgetful)
  const usersFile = join(folder, 'users.json')
  const emulator = await startAuthEmulator({ projectId: 'demo-test', host: '127.0.0.1', port: 0, usersFile })

  process.env.TEST_POSTGRES_URL = postgres.url.slice(0, postgres.url.lastIndexOf('/'))
  process.env.TEST_AUTH_EMULATOR_HOST = `127.0.0.1:${emulator.port}`
  globalThis.testServices = { folder, postgres, emulator }
}
