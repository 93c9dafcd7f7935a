import type { DataSource } from 'typeorm'
import { createDataSource } from '../database/data-source.js'
import { migrate } from '../database/migrate.js'
import { errorCode } from '../error-code.js'
import { StartupProblem } from '../startup-problem.js'

/**
 * Connects to the shop's database and brings its tables up to date.
 * @param migrationUrl the primary's own address, where the other one is a pooler's or of a user who may not change tables
 * @throws StartupProblem when it does not answer or refuses
 */
export const openDatabase = async (url: string, migrationUrl = url): Promise<DataSource> => {
  const db = await connectDatabase(url)
  try {
    await migrate(createDataSource(migrationUrl))
    return db
  } catch (error) {
    await db.destroy()
    if (errorCode(error) === INSUFFICIENT_PRIVILEGE) throw new StartupProblem(notAllowed)
    throw error
  }
}

// SQLSTATE (PostgreSQL, Appendix A).
const INSUFFICIENT_PRIVILEGE = '42501'
const notAllowed =
  'The tables are older than this version, and the database’s user may not change them: run npm run db:migrate as one who may, or set DATABASE_MIGRATION_URL.'

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
