import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { today } from '../../database/local-day.js'
import { queryRows } from '../../database/query-rows.js'
import type { MissedSearch } from './missed-search.js'

const { aDay, days: kept, listed } = limits.missedSearches

/**
 * Adds to today's counts. Once a day has as many different searches as are kept, a new one takes the place of one that
 * came once.
 */
export const addMissedSearches = (db: EntityManager, counts: ReadonlyMap<string, number>): Promise<void> =>
  db.transaction(async (tx) => {
    // What one server takes away for room another may be counting: in turn they do not wait for each other for ever.
    await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('missed searches', 0))")
    await addInTurn(tx, counts)
  })

const addInTurn = async (tx: EntityManager, counts: ReadonlyMap<string, number>): Promise<void> => {
  await tx.query(
    `WITH missed AS (
       SELECT missed.search, missed.count, known.search IS NOT NULL AS "isKnown",
         row_number() OVER (PARTITION BY known.search IS NULL ORDER BY missed.count DESC) AS place
       FROM unnest($1::text[], $2::int[]) AS missed(search, count)
       LEFT JOIN missed_search AS known ON known.day = ${today} AND known.search = missed.search
     ), room AS (SELECT $3 - count(*) AS places FROM missed_search WHERE day = ${today}
     ), gone AS (
       DELETE FROM missed_search WHERE (day, search) IN (
         SELECT day, search FROM missed_search WHERE day = ${today} AND count = 1 AND search <> ALL ($1)
         LIMIT (SELECT greatest(0, (SELECT count(*) FROM missed WHERE NOT "isKnown") - places) FROM room)
       ) RETURNING day
     )
     INSERT INTO missed_search (day, search, count) SELECT ${today}, search, count FROM missed
     WHERE "isKnown" OR place <= (SELECT places FROM room) + (SELECT count(*) FROM gone)
     ON CONFLICT (day, search) DO UPDATE SET count = missed_search.count + excluded.count`,
    [[...counts.keys()], [...counts.values()], aDay],
  )
}

/** What found nothing in the last `days` days, today among them, the most frequent first. */
export const listMissedSearches = (db: EntityManager, days: number): Promise<MissedSearch[]> =>
  queryRows(
    db,
    `SELECT search, sum(count)::int AS count, max(day)::text AS "lastDay" FROM missed_search
     WHERE day > ${today} - $1::int GROUP BY search ORDER BY count DESC, "lastDay" DESC, search LIMIT ${listed}`,
    [days],
  )

/** Forgets those of days that no list reaches back to any more. */
export const deleteOldMissedSearches = async (db: EntityManager): Promise<void> => {
  await db.query(`DELETE FROM missed_search WHERE day <= ${today} - $1::int`, [kept])
}
