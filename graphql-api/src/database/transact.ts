import type pg from 'pg'
import type { EntityManager } from 'typeorm'
import { repeatTransaction } from './repeat-transaction.js'
import { prepared, type Statement } from './statement.js'

/**
 * A transaction whose statements do not wait for each other's answers: all go to PostgreSQL at once, so that it holds
 * their locks for no longer than it works itself. Each statement sees what was committed before it began; one that
 * comes after a lock sees what the lock has waited for. When the database breaks it off, it is repeated.
 * @returns the rows of each statement
 */
export const transact = <Rows extends object[]>(
  db: EntityManager,
  statements: Statements<Rows>,
): Promise<RowsOfEach<Rows>> => repeatTransaction(() => transactOnce(db, statements))

type Statements<Rows extends object[]> = { readonly [Place in keyof Rows]: Statement }
type RowsOfEach<Rows extends object[]> = { [Place in keyof Rows]: Rows[Place][] }

const transactOnce = async <Rows extends object[]>(
  db: EntityManager,
  statements: Statements<Rows>,
): Promise<RowsOfEach<Rows>> => {
  const runner = db.dataSource.createQueryRunner()
  try {
    const connection: pg.ClientBase = await runner.connect()
    const queries = ['BEGIN', ...statements.map((one) => prepared(db, one)), 'COMMIT']
    const answers = queries.map((query) => connection.query(query))
    // The connection is free again once all have come, whatever they are.
    await Promise.allSettled(answers)
    const results = await Promise.all(answers)
    return results.slice(1, -1).map(({ rows }) => rows) as RowsOfEach<Rows>
  } finally {
    await runner.release()
  }
}
