import type { EntityManager } from 'typeorm'
import { Product } from './product.entity.js'

// Whoever changes what belongs to a user and the stock of products locks the user first and then the products in the
// order of their ids, and rows that hang on them, such as orders, last: so two transactions never wait for each other.

/** Locks these products until the transaction ends, those that are no longer sold among them. */
export const lockProducts = async (tx: EntityManager, ids: readonly string[]): Promise<void> => {
  await tx
    .createQueryBuilder(Product, 'product')
    .select('product.id')
    .withDeleted()
    .whereInIds(ids)
    .orderBy('product.id')
    .setLock('for_no_key_update')
    .getMany()
}
