import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../graphql-api/dist/embedded/postgres.js'
import { createDataSource } from '../../graphql-api/dist/start/data-source.js'

/** An empty PostgreSQL of this run alone, and a connection to it. */
export const openPostgres = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-bench-'))
  await chmod(folder, 0o711)
  const postgres = await startPostgres(folder, () => {})
  const root = await createDataSource(postgres.url).initialize()
  return {
    root,
    close: async () => {
      await root.destroy()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
