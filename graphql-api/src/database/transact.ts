import type pg from 'pg'
import type { EntityManager } from 'typeorm'
import { prepared, type Statement } from './statement.js'

/**
 * A transaction whose statements do not wait for each other's answers: all go to PostgreSQL at once, so that it holds
 * their locks for no longer than it works itself. Each statement sees what was committed before it began; one that
 * comes after a lock sees what the lock has waited for.
 * @returns the rows of each statement
 */
export const transact = async <Rows extends object[]>(
  db: EntityManager,
  statements: { readonly [Place in keyof Rows]: Statement },
): Promise<{ [Place in keyof Rows]: Rows[Place][] }> => {
  const runner = db.dataSource.createQueryRunner()
  try {
    const connection: pg.ClientBase = await runner.connect()
    const queries = ['BEGIN', ...statements.map((one) => prepared(db, one)), 'COMMIT']
    const answers = queries.map((query) => connection.query(query))
    // The connection is free again once all have come, whatever they are.
    await Promise.allSettled(answers)
    const results = await Promise.all(answers)
    return results.slice(1, -1).map(({ rows }) => rows) as { [Place in keyof Rows]: Rows[Place][] }
  } finally {
    await runner.release()
  }
}
