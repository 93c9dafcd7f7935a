import { DataSource } from 'typeorm'

// Any number; the same for every process of the shop.
const migrating = 20_221_121

/** Brings the tables up to date, however long that takes. Servers that start together take turns. */
export const migrate = async (db: DataSource): Promise<void> => {
  const patient = await patientLike(db).initialize()
  const turn = patient.createQueryRunner()
  try {
    await turn.query('SELECT pg_advisory_lock($1)', [migrating])
    await patient.runMigrations()
  } finally {
    // The turn ends with its connection.
    await turn.release()
    await patient.destroy()
  }
}

// A large shop's orders take longer to change than anybody is given to wait for an answer.
const patientLike = ({ options }: DataSource) =>
  new DataSource({ ...options, extra: { ...options.extra, options: '-c statement_timeout=0 -c lock_timeout=0' } })
