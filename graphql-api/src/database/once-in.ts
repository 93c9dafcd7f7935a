import type { EntityManager } from 'typeorm'
import { queryRow, queryRows } from './query-rows.js'

/**
 * Does some work in a transaction, where nobody has done it for so many minutes; of several servers one does it, and the
 * others pass over it without waiting. What fails counts as not done.
 */
export const onceIn = (
  db: EntityManager,
  minutes: number,
  job: string,
  work: (tx: EntityManager) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { isOurs } = await queryRow<{ isOurs: boolean }>(
      tx,
      `SELECT pg_try_advisory_xact_lock(hashtextextended('job ' || $1, 0)) AS "isOurs"`,
      [job],
    )
    if (!isOurs) return
    const due = await queryRows<object>(
      tx,
      `INSERT INTO job_run AS last (job, "ranAt") VALUES ($1, now()) ON CONFLICT (job) DO UPDATE SET "ranAt" = now()
       WHERE last."ranAt" < now() - make_interval(mins => $2) RETURNING true`,
      [job, minutes],
    )
    if (due.length > 0) await work(tx)
  })
