import 'reflect-metadata'
import { setTimeout as wait } from 'node:timers/promises'
import { createDataSource } from '../graphql-api/dist/database/data-source.js'

/**
 * How many deadlocks that database has had, which the shop itself repairs in silence. Ends all other connections: each tells
 * of its own as it ends.
 */
export const countDeadlocks = async (databaseUrl) => {
  const db = await createDataSource(databaseUrl).initialize()
  const there = await db.query(
    `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  )
  const pids = there.map(({ pid }) => pid)
  while ((await db.query('SELECT FROM pg_stat_activity WHERE pid = ANY ($1)', [pids])).length > 0) await wait(50)
  const [{ deadlocks }] = await db.query(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  )
  await db.destroy()
  return deadlocks
}
