import type { DataSource } from 'typeorm'
import { migrate } from '../database/migrate.js'
import { createDataSource } from './data-source.js'
import { errorCode, StartupProblem } from './startup-problem.js'

/**
 * Connects to the shop's database and brings its tables up to date.
 * @param directUrl its own address, where the other one is a pooler's
 * @throws StartupProblem when it does not answer or refuses
 */
export const openDatabase = async (url: string, directUrl = url): Promise<DataSource> => {
  const db = await connectDatabase(url)
  try {
    await migrate(createDataSource(directUrl))
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/**
 * Connects to the shop's database as it is.
 * @throws StartupProblem when it does not answer or refuses
 */
export const connectDatabase = (url: string): Promise<DataSource> =>
  createDataSource(url)
    .initialize()
    .catch((error) => {
      throw new StartupProblem(`The database at ${new URL(url).host} cannot be opened: ${reason(error)}.`, {
        cause: error,
      })
    })

// Where an address has several meanings, the error that sums up the attempts has no message of its own.
const reason = (error: unknown) => (error instanceof Error && error.message ? error.message : errorCode(error))
