import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'
import { readPrepared } from '../../database/read-prepared.js'

// What counts refused requests too; and the audit log, to which an export that only reads adds a row.
const notCounted = ['audit_entry', 'missed_search', 'rate_limit_count', 'review_upload', 'migrations']

/**
 * Tells in which tables rows have changed since it was last asked. Most requests change none, so it looks from far first: whether
 * any transaction has ended that could write, then how many rows each table has and who wrote them last, then what they say.
 */
export const watchTables = async (db: EntityManager): Promise<() => Promise<string[]>> => {
  const tables = await readPrepared<{ name: string }>(db, namesOfTables, [notCounted])
  const all = tables.map(({ name }) => name)
  const countRows = countingIn(all)
  let moment = ''
  let counts = new Map<string, string>()
  const texts = new Map<string, string | null>()

  const look = async () => {
    const rows = await readPrepared<CountedTable>(db, countRows, [])
    const touched = rows.filter(({ name, count }) => counts.get(name) !== count).map(({ name }) => name)
    moment = rows[0]?.moment ?? ''
    counts = new Map(rows.map(({ name, count }) => [name, count]))
    if (touched.length === 0) return []
    const hashes = await queryRows<{ name: string; hash: string | null }>(db, hashingOf(touched))
    const changed = hashes.filter(({ name, hash }) => texts.get(name) !== hash)
    for (const { name, hash } of changed) texts.set(name, hash)
    return changed.map(({ name }) => name)
  }

  await look()
  return async () => {
    const [now] = await readPrepared<{ moment: string }>(db, currentMoment, [])
    return now?.moment === moment ? [] : look()
  }
}

interface CountedTable {
  name: string
  count: string
  moment: string
}

const namesOfTables =
  "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND NOT tablename = ANY ($1)"

// Whoever sees the same transactions ended sees the same rows.
const currentMoment = 'SELECT pg_current_snapshot()::text AS moment'

// As many rows of which some are new ones have a higher sum: transactions are numbered upwards.
const countingIn = (tables: readonly string[]) =>
  tables
    .map(
      (name) =>
        `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) AS count,
          pg_current_snapshot()::text AS moment FROM ${name}`,
    )
    .join(' UNION ALL ')

const hashingOf = (tables: readonly string[]) =>
  tables
    .map((name) => `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS hash FROM ${name} AS t`)
    .join(' UNION ALL ')
