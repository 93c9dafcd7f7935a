import type { DataSource } from 'typeorm'
import { StartupProblem } from '../startup-problem.js'
import { createDataSource } from './data-source.js'
import { migrate } from './migrate.js'

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

const reason = (error: unknown) => {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
