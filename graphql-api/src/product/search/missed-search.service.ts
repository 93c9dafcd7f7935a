import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { today } from '../../database/local-day.js'
import { queryRows } from '../../database/query-rows.js'
import type { MissedSearch } from './missed-search.js'

const { aDay, days: kept, listed } = limits.missedSearches

/**
 * Adds to today's counts. Once a day has as many different searches as are kept, only those are counted on. The rows
 * are written in one order, so that two servers that write at once do not wait for each other for ever.
 */
export const addMissedSearches = async (db: EntityManager, counts: ReadonlyMap<string, number>): Promise<void> => {
  await db.query(
    `INSERT INTO missed_search (day, search, count)
     SELECT ${today}, search, count FROM (
       SELECT missed.search, missed.count, known.search IS NOT NULL AS "isKnown",
         row_number() OVER (PARTITION BY known.search IS NULL ORDER BY missed.count DESC) AS place
       FROM unnest($1::text[], $2::int[]) AS missed(search, count)
       LEFT JOIN missed_search AS known ON known.day = ${today} AND known.search = missed.search
     ) AS missed
     WHERE "isKnown" OR place <= $3 - (SELECT count(*) FROM missed_search WHERE day = ${today})
     ORDER BY search COLLATE "C"
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

export const deleteOldMissedSearches = async (db: EntityManager): Promise<void> => {
  await db.query(`DELETE FROM missed_search WHERE day <= ${today} - $1::int`, [kept])
}
