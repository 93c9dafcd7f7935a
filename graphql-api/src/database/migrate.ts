import type { DataSource } from 'typeorm'

// Any number; the same for every process of the shop.
const migrating = 20_221_121

/** Brings the tables up to date. Servers that start together take turns, however long one needs. */
export const migrate = async (db: DataSource): Promise<void> => {
  const turn = db.createQueryRunner()
  try {
    await turn.query('SET statement_timeout = 0; SET lock_timeout = 0')
    await turn.query('SELECT pg_advisory_lock($1)', [migrating])
    await db.runMigrations()
  } finally {
    await turn.query('SELECT pg_advisory_unlock($1)', [migrating])
    await turn.query('RESET statement_timeout; RESET lock_timeout')
    await turn.release()
  }
}
