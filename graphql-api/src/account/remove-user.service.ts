import { type EntityManager, In } from 'typeorm'
import { CartItem } from '../cart/cart-item.entity.js'
import { lockProducts } from '../database/lock.js'
import { DomainError } from '../errors.js'
import type { Identity } from '../identity/identity.js'
import { refreshRatings } from '../review/rating.service.js'
import { Review } from '../review/review.entity.js'
import { releaseHolds } from '../stock/stock.service.js'
import { StockHold } from '../stock/stock-hold.entity.js'
import { User } from '../user/user.entity.js'

/**
 * Removes a person: holds go back to the stock, then cart, reviews (ratings follow), row and identity account go. Orders stay.
 * @returns whether there was such a user
 * @throws DomainError LAST_ADMIN; UNAVAILABLE when the identity service does not answer, and then nothing is changed
 */
export const removeUser = (db: EntityManager, identity: Identity, id: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const user = await lockForRemoval(tx, id)
    if (!user) return false
    const [holds, reviews] = [await tx.findBy(StockHold, { userId: id }), await tx.findBy(Review, { reviewerId: id })]
    const productIds = [...holds, ...reviews].map(({ productId }) => productId)
    await lockProducts(tx, productIds)
    await releaseHolds(tx, productIds, id)
    await tx.delete(CartItem, { userId: id })
    await tx.delete(Review, { id: In(reviews.map((review) => review.id)) })
    await refreshRatings(tx, productIds)
    await tx.delete(User, { id })
    // Last: when the identity service refuses, all of this is undone.
    await identity.deleteAccount(user.uid)
    return true
  })

// All admins are locked together, so that two of them cannot each remove the other.
const lockForRemoval = async (tx: EntityManager, id: string) => {
  const locked = await tx
    .createQueryBuilder(User, 'user')
    .where('user.id = :id OR user.isAdmin', { id })
    .orderBy('user.id')
    .setLock('pessimistic_write')
    .getMany()
  const user = locked.find((one) => one.id === id)
  if (user?.isAdmin && locked.filter(({ isAdmin }) => isAdmin).length === 1) throw new DomainError('LAST_ADMIN')
  return user
}
