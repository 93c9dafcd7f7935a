import type { Config } from '../config.js'
import { StartupProblem } from '../startup-problem.js'
import { claimDataFolder } from './data-folder.js'
import { readRuntime } from './runtime-file.js'
import { startDatabase } from './services.js'

/**
 * The database for a command: the configured one, that of the shop that runs on the data folder,
 * or the data folder's own, which is then started while the command runs.
 */
export const findDatabase = async (
  { databaseUrl, directDatabaseUrl, dataDir }: Config,
  helpers: Parameters<typeof startDatabase>[1],
): Promise<string> => {
  if (databaseUrl !== null) return directDatabaseUrl ?? databaseUrl
  try {
    helpers.onClose(await claimDataFolder(dataDir))
  } catch (error) {
    const running = await readRuntime(dataDir)
    if (running && error instanceof StartupProblem) return running.databaseUrl
    throw error
  }
  return startDatabase(dataDir, helpers)
}
