import type { DataSource } from 'typeorm'
import { migrate } from '../database/migrate.js'
import { createDataSource } from './data-source.js'
import { errorCode, StartupProblem } from './startup-problem.js'

/**
 * Connects to the shop's database and brings its tables up to date.
 * @throws StartupProblem when it does not answer or refuses
 */
export const openDatabase = async (url: string): Promise<DataSource> => {
  const db = createDataSource(url)
  try {
    await db.initialize()
  } catch (error) {
    throw new StartupProblem(`The database at ${new URL(url).host} cannot be opened: ${reason(error)}.`)
  }
  await migrate(db)
  return db
}

// Where an address has several meanings, the error that sums up the attempts has no message of its own.
const reason = (error: unknown) => (error instanceof Error && error.message ? error.message : errorCode(error))
