import { fileURLToPath } from 'node:url'
import { createDataSource } from '../../graphql-api/dist/database/data-source.js'
import { claimDataFolder } from '../../graphql-api/dist/embedded/data-folder.js'
import { startPostgres } from '../../graphql-api/dist/embedded/postgres.js'

// Filled shops stay here, so that only the first run has to fill them.
const folder = fileURLToPath(new URL('../.data', import.meta.url))

/** The bench's own PostgreSQL, with the settings of one that a shop starts itself, and a connection to it. */
export const openPostgres = async () => {
  const release = await claimDataFolder(folder)
  const postgres = await startPostgres(folder, () => {})
  const stopEarly = () => postgres.stop().finally(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stopEarly)
  const root = await createDataSource(postgres.url).initialize()
  return {
    root,
    close: async () => {
      await root.destroy()
      await postgres.stop()
      await release()
    },
  }
}
