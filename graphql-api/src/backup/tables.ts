import type pg from 'pg'

export interface Table {
  name: string
  /** Without those that the database computes. */
  columns: string[]
  /** Its primary key, or all columns. */
  order: string[]
  /** Tables whose rows its own name. */
  references: string[]
}

/** What is noted of the migrations is not among them: a restored database has its own. */
export const MIGRATIONS = 'migrations'

const tables = `
  SELECT relname AS name, columns, coalesce(key, columns) AS "order", "references" FROM pg_class AS of
  CROSS JOIN LATERAL (
    SELECT array_agg(attname::text ORDER BY attnum) AS columns FROM pg_attribute
    WHERE attrelid = of.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
  ) AS c
  CROSS JOIN LATERAL (
    SELECT array_agg(attname::text ORDER BY place) AS key
    FROM pg_index CROSS JOIN unnest(indkey::int2[]) WITH ORDINALITY AS part(number, place)
      JOIN pg_attribute ON attrelid = indrelid AND attnum = number
    WHERE indrelid = of.oid AND indisprimary
  ) AS k
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(DISTINCT named.relname::text), '{}') AS "references"
    FROM pg_constraint JOIN pg_class AS named ON named.oid = confrelid
    WHERE conrelid = of.oid AND contype = 'f' AND confrelid <> of.oid
  ) AS r
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> '${MIGRATIONS}' ORDER BY relname`

/** Every table of the shop, those that others name in front of them. */
export const readTables = async (client: pg.Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(tables)
  const sorted: Table[] = []
  for (let left = rows; left.length > 0; ) {
    const isFree = ({ references }: Table) => !left.some(({ name }) => references.includes(name))
    const free = left.filter(isFree)
    if (free.length === 0) throw new Error(`Tables that name each other: ${left.map(({ name }) => name)}`)
    sorted.push(...free)
    left = left.filter((table) => !isFree(table))
  }
  return sorted
}
