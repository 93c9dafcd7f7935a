import { type EntityManager, In } from 'typeorm'
import { CartItem } from '../cart/cart-item.entity.js'
import type { Identity } from '../identity/identity.js'
import { forgetPersons } from '../order/by-hand/forget-persons.service.js'
import { lockProducts } from '../product/lock-products.js'
import { Review } from '../review/review.entity.js'
import { refreshRatings } from '../review/review.service.js'
import { releaseHolds } from '../stock/stock.service.js'
import { StockHold } from '../stock/stock-hold.entity.js'
import { lockAdmins } from '../user/lock-user.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'
import { requireOtherOwner, requireOwner } from '../user/rights.service.js'
import { User } from '../user/user.entity.js'
import { deleteRemovedIdentity } from './removed-identities.service.js'

/**
 * Removes a user with holds (returned to the stock), cart, reviews (ratings are updated) and identity account. Orders stay,
 * without what was corrected in them of a person.
 * The identity account is deleted last, or later by a background job when the identity service does not answer; it cannot sign in meanwhile.
 * @returns whether there was such a user
 * @throws DomainError LAST_ADMIN; FORBIDDEN when the caller is no owner and it is somebody else who works in the shop
 */
export const removeUser = async (db: EntityManager, identity: Identity, caller: User, id: string): Promise<boolean> => {
  const uid = await db.transaction(async (tx) => {
    await lockAdmins(tx)
    const user = await tx.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } })
    if (!user) return null
    await requireOtherOwner(tx, user)
    if (user.isStaff && user.id !== caller.id) await requireOwner(tx, caller)
    await removeBelongings(tx, id)
    await tx.delete(User, { id })
    await tx.upsert(RemovedIdentity, { uid: user.uid }, ['uid'])
    return user.uid
  })
  if (uid === null) return false
  await deleteRemovedIdentity(db, identity, uid).catch(laterThen)
  return true
}

const removeBelongings = async (tx: EntityManager, userId: string) => {
  const [holds, reviews] = [await tx.findBy(StockHold, { userId }), await tx.findBy(Review, { reviewerId: userId })]
  const productIds = [...holds, ...reviews].map(({ productId }) => productId)
  await lockProducts(tx, productIds)
  await releaseHolds(tx, productIds, userId)
  await tx.delete(CartItem, { userId })
  await forgetPersons(tx, userId)
  await tx.delete(Review, { id: In(reviews.map(({ id }) => id)) })
  await refreshRatings(tx, productIds)
}

// A background job tries again; the user is removed from the shop already.
const laterThen = () => undefined
