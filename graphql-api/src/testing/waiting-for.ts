import type { EntityManager } from 'typeorm'
import { queryRow } from '../database/query-rows.js'

// Less than anybody waits for a lock.
const LONG_ENOUGH = 8000

/** How many wait for a lock in this shop's database, once there are so many, or after long enough. */
export const waitingFor = async (db: EntityManager, many: number): Promise<number> => {
  const end = Date.now() + LONG_ENOUGH
  let waiting = 0
  while (waiting < many && Date.now() < end)
    ({ waiting } = await queryRow<{ waiting: number }>(
      db,
      `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    ))
  return waiting
}
