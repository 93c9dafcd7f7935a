import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'

/** What was done under a key, and the seconds until its window ends. */
export interface SharedCount {
  key: string
  points: number
  seconds: number
}

/** Adds counts to those of the other processes. @returns what all processes have counted together */
export type ShareCounts = (counts: readonly SharedCount[]) => Promise<SharedCount[]>

/** All counts by one statement, in one order for all processes: a window that has ended begins anew. */
export const shareBy =
  (db: EntityManager): ShareCounts =>
  (counts) =>
    readPrepared<SharedCount>(db, add, [
      counts.map(({ key }) => key),
      counts.map(({ points }) => points),
      counts.map(({ seconds }) => seconds),
    ])

const add = `INSERT INTO rate_limit_count AS known (key, points, "endsAt")
  SELECT key, points, now() + seconds * interval '1 second'
  FROM unnest($1::text[], $2::int[], $3::float8[]) AS added (key, points, seconds) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET
    points = excluded.points + CASE WHEN known."endsAt" > now() THEN known.points ELSE 0 END,
    "endsAt" = CASE WHEN known."endsAt" > now() THEN known."endsAt" ELSE excluded."endsAt" END
  RETURNING key, points, extract(epoch FROM "endsAt" - now())::float8 AS seconds`

/** Removes the counts whose windows have ended; those that are being added to are left for the next time. */
export const removeEnded = async (db: EntityManager): Promise<void> => {
  await db.query(`DELETE FROM rate_limit_count WHERE key IN (
    SELECT key FROM rate_limit_count WHERE "endsAt" < now() FOR UPDATE SKIP LOCKED)`)
}
