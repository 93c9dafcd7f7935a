import type pg from 'pg'
import type { EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'

const names = new Map<string, string>()

/**
 * A short read that is asked often: each connection parses and plans it once (PostgreSQL, PREPARE), and its rows are not
 * made into entities. It goes through TypeORM's own pool, in the transaction of `db` if it has one.
 * @param text one of a few, never made of what a caller sends
 */
export const readPrepared = async <Row extends object>(
  db: EntityManager,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => {
  const { driver, logger } = db.dataSource
  logger.logQuery(text, [...values])
  const name = names.get(text) ?? `read_${names.size}`
  names.set(text, name)
  const connection: pg.Pool | pg.ClientBase = db.queryRunner
    ? await db.queryRunner.connect()
    : (driver as PostgresDriver).master
  return (await connection.query<Row>({ name, text, values: [...values] })).rows
}
