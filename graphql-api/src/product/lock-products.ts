import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import type { Statement } from '../database/statement.js'

// Whoever changes what belongs to a user and the stock of products locks the user first and then the products in the
// order of their ids, and rows that hang on them, such as orders, last: so two transactions never wait for each other.

/** Locks these products until the transaction ends, those that are no longer sold among them. */
export const productLocks = (ids: readonly string[]): Statement => ({
  // With (SELECT …) PostgreSQL keeps one plan for however many ids; else it plans anew each time, which takes longer.
  text: 'SELECT id FROM product WHERE id = ANY((SELECT $1::uuid[])::uuid[]) ORDER BY id FOR NO KEY UPDATE',
  values: [ids],
})

/** Locks these products until the transaction ends, waiting for whoever has one; ids that are none lock nothing. */
export const lockProducts = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  const { text, values } = productLocks(ids)
  await readPrepared(tx, text, values)
}
