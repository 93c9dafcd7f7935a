// One real PostgreSQL and one Auth emulator for the whole run, by the shop's own code as it is built.
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDataSource } from '../../dist/database/data-source.js'
import { startAuthEmulator } from '../../dist/embedded/identity.js'
import { startPostgres } from '../../dist/embedded/postgres.js'

// Nothing here outlives the run, and nothing cleans up at moments of its own. Each worker opens up to 30 connections.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=500',
].flatMap((setting) => ['-c', setting])

export default async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-test-'))
  await chmod(folder, 0o711)
  const usersFile = join(folder, 'users.json')
  const [postgres, emulator] = await Promise.all([
    startPostgres(folder, () => {}, settings),
    startAuthEmulator({ projectId: 'demo-test', host: '127.0.0.1', port: 0, usersFile }),
  ])
  const server = postgres.url.slice(0, postgres.url.lastIndexOf('/'))
  await makeEmptyShop(server)

  process.env.TEST_POSTGRES_URL = server
  process.env.TEST_AUTH_EMULATOR_HOST = `127.0.0.1:${emulator.port}`
  globalThis.testServices = { folder, postgres, emulator }
}

/** What the database of every test file is a copy of: to copy takes a tenth of the time that all migrations take. */
const makeEmptyShop = async (server) => {
  const root = await createDataSource(`${server}/postgres`).initialize()
  await root.query('CREATE DATABASE empty_shop')
  await root.destroy()
  const shop = await createDataSource(`${server}/empty_shop`).initialize()
  await shop.runMigrations()
  await shop.destroy()
}
