import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'

export interface ListedProduct {
  id: string
  updatedAt: Date
}

/** So many of those that are sold, the oldest first: a new one moves none of the others to another part. */
export const readListed = (
  db: EntityManager,
  { size, skip }: { size: number; skip: number },
): Promise<ListedProduct[]> =>
  readPrepared(
    db,
    'SELECT id, "updatedAt" FROM product WHERE "deletedAt" IS NULL ORDER BY "createdAt", id LIMIT $1 OFFSET $2',
    [size, skip],
  )
