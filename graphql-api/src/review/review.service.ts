import type { EntityManager } from 'typeorm'
import { type Limit, unlimited } from '../limits/limit.js'
import { lockProducts } from '../product/lock-products.js'
import { readProduct } from '../product/product.service.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import { countReview } from './count-review.service.js'
import { Review } from './review.entity.js'
import type { PostReviewInput } from './review.input.js'
import { checkOwnPhotos } from './review-photo.service.js'
import { ReviewVote } from './review-vote.entity.js'

/** What this shopper has posted about a product; null when that is nothing. */
export const ownReview = (db: EntityManager, reviewer: User, productId: string): Promise<Review | null> =>
  db.findOneBy(Review, { productId, reviewerId: reviewer.id })

/**
 * Posts the shopper's review in place of an earlier one, whose votes go when it said something else, and brings the
 * product's rating up to date. It is as new as its last words from who has received the product, and as old as its first from others.
 * @throws DomainError NOT_FOUND when there is no such product; BAD_USER_INPUT for a photo that the shopper did not upload;
 * RATE_LIMITED for somebody who has not received it, when there are many such reviews, and for who gives other stars again and again
 */
export const postReview = (
  db: EntityManager,
  reviewer: User,
  { productId, rating, feedback, photos }: PostReviewInput,
  limit: Limit = unlimited,
): Promise<Review> =>
  db.transaction(async (tx) => {
    await lockUser(tx, reviewer.id)
    await checkOwnPhotos(tx, reviewer, photos ?? [])
    // Two shoppers at once would each count without the other's review; the lock makes them take turns.
    await lockProducts(tx, [productId])
    await readProduct(tx, productId)
    await countReview(tx, reviewer, productId)
    const before = await ownReview(tx, reviewer, productId)
    if (before && before.rating !== rating) limit('changedStars')
    const review = { productId, reviewerId: reviewer.id, rating, feedback, photos: photos ?? [] }
    await tx.upsert(Review, { ...review, postedAt: () => 'now()' }, ['productId', 'reviewerId'])
    // Else who has not received it would stand first among its reviews for as long as they say something again.
    if (before) await tx.update(Review, { id: before.id, boughtHere: false }, { postedAt: before.postedAt })
    if (before && (before.rating !== rating || before.feedback !== feedback))
      await tx.delete(ReviewVote, { reviewId: before.id })
    await refreshRatings(tx, [productId])
    return tx.findOneByOrFail(Review, { productId, reviewerId: reviewer.id })
  })

/** Brings the rating (mean, one decimal) and the number of reviews of these products up to date with those that are shown. */
export const refreshRatings = (tx: EntityManager, productIds: readonly string[]): Promise<unknown> =>
  tx.query(
    `UPDATE product SET (rating, "reviewCount") =
       (SELECT round(avg(review.rating), 1), count(*) FROM review
        WHERE "productId" = product.id AND "hiddenAt" IS NULL)
     WHERE id = ANY($1::uuid[])`,
    [productIds],
  )
