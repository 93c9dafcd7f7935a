import { limits } from '@sunnah-store/schema/limits'
import { type EntityManager, IsNull, Not } from 'typeorm'
import { DomainError } from '../errors.js'
import { lockProducts } from '../product/lock-products.js'
import { Review } from './review.entity.js'
import { refreshRatings } from './review.service.js'

/** The reviews of a product that are hidden, the newest first. */
export const hiddenReviews = (db: EntityManager, productId: string): Promise<Review[]> =>
  db.find(Review, {
    where: { productId, hiddenAt: Not(IsNull()) },
    order: { postedAt: 'DESC', id: 'DESC' },
    take: limits.maxPageSize,
  })

/**
 * Hides a review from everybody but admins and its author, so that it counts in no rating; or shows it again.
 * @throws DomainError NOT_FOUND
 */
export const setReviewHidden = (db: EntityManager, id: string, isHidden: boolean): Promise<Review> =>
  db.transaction(async (tx) => {
    const { productId } = await findReview(tx, id)
    await lockProducts(tx, [productId])
    await tx.query('UPDATE review SET "hiddenAt" = CASE WHEN $2 THEN coalesce("hiddenAt", now()) END WHERE id = $1', [
      id,
      isHidden,
    ])
    await refreshRatings(tx, [productId])
    // It may have gone with who wrote it, while the product was locked by somebody else.
    return findReview(tx, id)
  })

const findReview = async (tx: EntityManager, id: string): Promise<Review> => {
  const review = await tx.findOneBy(Review, { id })
  if (!review) throw new DomainError('NOT_FOUND', { reviewId: id })
  return review
}
