import { type EntityManager, IsNull } from 'typeorm'
import { DomainError } from '../errors.js'
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
 * @throws DomainError NOT_FOUND; FORBIDDEN for one's own review
 */
export const voteOnReview = (
  db: EntityManager,
  { id: userId }: User,
  { reviewId, isHelpful = null }: VoteOnReviewInput,
): Promise<Review> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const review = await tx.findOne(Review, {
      where: { id: reviewId, hiddenAt: IsNull() },
      // It may not go before its vote is there.
      lock: { mode: 'for_no_key_update' },
    })
    if (!review) throw new DomainError('NOT_FOUND', { reviewId })
    if (review.reviewerId === userId) throw new DomainError('FORBIDDEN')
    if (isHelpful === null) await tx.delete(ReviewVote, { reviewId, userId })
    else await tx.upsert(ReviewVote, { reviewId, userId, isHelpful }, ['reviewId', 'userId'])
    return tx.findOneByOrFail(Review, { id: reviewId })
  })
