import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import { DomainError } from '../errors.js'
import type { User } from '../user/user.entity.js'

/**
 * Who has not received a product reviews it too, but few products a day, and of one product only few such people a day:
 * else a crowd of new accounts would make its rating. Who changes their own review adds no voice.
 * @throws DomainError RATE_LIMITED
 */
export const countReview = async (tx: EntityManager, { id }: User, productId: string): Promise<void> => {
  const { ofAccount, ofProduct } = limits.reviewsWithoutBuying
  const [limiting] = await queryRows<object>(tx, laterReview, [id, productId, ofAccount - 1, ofProduct - 1])
  if (limiting) throw new DomainError('RATE_LIMITED', { ...limiting })
}

const lately = `NOT "boughtHere" AND "postedAt" > now() - interval '1 day'`

// Of the last ones that count, the first must be a day old before there is room for another.
const laterReview = `
  SELECT rule, ceil(extract(epoch FROM "postedAt" + interval '1 day' - now()))::int AS "retryAfter" FROM (
    (SELECT 'REVIEWS_OF_ACCOUNT' AS rule, "postedAt" FROM review
      WHERE "reviewerId" = $1 AND ${lately} ORDER BY "postedAt" DESC OFFSET $3 LIMIT 1)
    UNION ALL
    (SELECT 'REVIEWS_OF_PRODUCT', "postedAt" FROM review
      WHERE "productId" = $2 AND ${lately} ORDER BY "postedAt" DESC OFFSET $4 LIMIT 1)
  ) AS limiting
  WHERE NOT EXISTS (SELECT FROM review WHERE "productId" = $2 AND "reviewerId" = $1) AND NOT has_received($1, $2)
  ORDER BY "postedAt" DESC LIMIT 1`
