import type { EntityManager } from 'typeorm'

/** The rows that a statement answers, whatever it does; TypeORM's own answer of UPDATE and DELETE is a pair of rows and count. */
export const queryRows = async <Row extends object>(
  db: EntityManager,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const runner = db.queryRunner ?? db.dataSource.createQueryRunner()
  try {
    return (await runner.query(sql, [...values], true)).records
  } finally {
    if (runner !== db.queryRunner) await runner.release()
  }
}

/** The row of a statement that has one at all times, as counts and sums do. */
export const queryRow = async <Row extends object>(
  db: EntityManager,
  sql: string,
  values?: readonly unknown[],
): Promise<Row> => {
  const [row] = await queryRows<Row>(db, sql, values)
  if (!row) throw new Error(`No row: ${sql}`)
  return row
}

// TypeORM's query answers `any`, which would go on from there unseen: whoever wants rows says which.
declare module 'typeorm/entity-manager/EntityManager.js' {
  interface EntityManager {
    query(sql: string, values?: readonly unknown[]): Promise<unknown>
  }
}

declare module 'typeorm/data-source/DataSource.js' {
  interface DataSource {
    query(sql: string, values?: readonly unknown[]): Promise<unknown>
  }
}
