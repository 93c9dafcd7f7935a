import { type EntityManager, IsNull } from 'typeorm'
import { queryRow } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import { hasReceived } from '../purchase-limits/limits-of.js'
import { lockUser } from '../user/lock-user.js'
import type { User } from '../user/user.entity.js'
import { Review } from './review.entity.js'
import type { VoteOnReviewInput } from './review.input.js'
import { ReviewVote } from './review-vote.entity.js'

/** What this shopper has said of the reviews of a product. */
export const ownVotes = (db: EntityManager, { id: userId }: User, productId: string): Promise<ReviewVote[]> =>
  db.findBy(ReviewVote, { userId, review: { productId } })

/**
 * Says whether a review helped, in place of what this shopper has said of it before; null takes that back.
 * @throws DomainError NOT_FOUND; FORBIDDEN for one's own review; EMAIL_NOT_CONFIRMED for who could be anybody: a crowd of new
 * accounts would say what others read first
 */
export const voteOnReview = (
  db: EntityManager,
  shopper: User,
  { reviewId, isHelpful = null }: VoteOnReviewInput,
): Promise<Review> =>
  db.transaction(async (tx) => {
    const userId = shopper.id
    await lockUser(tx, userId)
    const review = await tx.findOne(Review, {
      where: { id: reviewId, hiddenAt: IsNull() },
      // It may not go before its vote is there.
      lock: { mode: 'for_no_key_update' },
    })
    if (!review) throw new DomainError('NOT_FOUND', { reviewId })
    if (review.reviewerId === userId) throw new DomainError('FORBIDDEN')
    if (isHelpful !== null && (await couldBeAnybody(tx, shopper)))
      throw new DomainError('EMAIL_NOT_CONFIRMED', { userId })
    if (isHelpful === null) await tx.delete(ReviewVote, { reviewId, userId })
    else await tx.upsert(ReviewVote, { reviewId, userId, isHelpful }, ['reviewId', 'userId'])
    return tx.findOneByOrFail(Review, { id: reviewId })
  })

const couldBeAnybody = async (tx: EntityManager, { id, emailVerified, phoneVerified }: User) => {
  if (emailVerified || phoneVerified) return false
  const { received } = await queryRow<{ received: boolean }>(tx, `SELECT ${hasReceived('$1')} AS received`, [id])
  return !received
}
