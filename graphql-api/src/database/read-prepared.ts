import type pg from 'pg'
import type { EntityManager } from 'typeorm'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { prepared } from './statement.js'

/**
 * A short read that is asked often, whose rows are not made into entities. It goes through TypeORM's own pool, in the
 * transaction of `db` if it has one.
 * @param text one of a few, never made of what a caller sends
 */
export const readPrepared = async <Row extends object>(
  db: EntityManager,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => {
  const connection: pg.Pool | pg.ClientBase = db.queryRunner
    ? await db.queryRunner.connect()
    : (db.dataSource.driver as PostgresDriver).master
  return (await connection.query<Row>(prepared(db, { text, values }))).rows
}
