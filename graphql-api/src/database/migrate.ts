import { DataSource } from 'typeorm'

// An arbitrary lock id, the same in every server process.
const migrating = 20_221_121

/** Runs the pending migrations, without a time limit. Servers that start together run them one after the other. */
export const migrate = async (db: DataSource): Promise<void> => {
  const patient = await patientLike(db).initialize()
  const turn = patient.createQueryRunner()
  try {
    await turn.query('SELECT pg_advisory_lock($1)', [migrating])
    await patient.runMigrations()
  } finally {
    // The advisory lock ends with its connection.
    await turn.release()
    await patient.destroy()
  }
}

// Migrating a large table takes longer than the statement timeout of requests.
const patientLike = ({ options }: DataSource) =>
  new DataSource({ ...options, extra: { ...options.extra, options: '-c statement_timeout=0 -c lock_timeout=0' } })
