import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { DomainError } from '../errors.js'
import { Product } from '../product/product.entity.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import type { WishArgs } from './wish.args.js'
import { Wish } from './wish.entity.js'

const newest = { addedAt: 'DESC', productId: 'DESC' } as const

/** What a shopper wishes, what is no longer sold among it, the newest first. */
export const listWishes = (db: EntityManager, { id: userId }: User): Promise<Wish[]> =>
  db.find(Wish, { where: { userId }, relations: { wished: true }, withDeleted: true, order: newest })

/** The same, the ids alone. */
export const listWishedIds = async (db: EntityManager, { id: userId }: Pick<User, 'id'>): Promise<string[]> => {
  const wishes = await db.find(Wish, { select: { productId: true }, where: { userId }, order: newest })
  return wishes.map(({ productId }) => productId)
}

/**
 * Puts a product on the wish list; one that is there stays in its place.
 * @returns the ids of all
 * @throws DomainError NOT_FOUND, WISHES_FULL
 */
export const addWish = (db: EntityManager, { id: userId }: User, { productId, addedAt }: WishArgs): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (!(await tx.existsBy(Product, { id: productId }))) throw new DomainError('NOT_FOUND', { productId })
    const before = await listWishedIds(tx, { id: userId })
    if (before.includes(productId.toLowerCase())) return before
    if (before.length >= limits.wishes) throw new DomainError('WISHES_FULL', { most: limits.wishes })
    await tx.query(
      'INSERT INTO wish ("userId", "productId", "addedAt") VALUES ($1, $2, least(coalesce($3, now()), now()))',
      [userId, productId, addedAt ?? null],
    )
    return listWishedIds(tx, { id: userId })
  })

/** Takes a product off the wish list. @returns the ids of those that are left */
export const removeWish = async (db: EntityManager, user: User, productId: string): Promise<string[]> => {
  await db.delete(Wish, { userId: user.id, productId })
  return listWishedIds(db, user)
}
