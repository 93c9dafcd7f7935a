import type { EntityManager } from 'typeorm'

/** Brings the rating (mean, one decimal) and the number of reviews of these products up to date with their reviews. */
export const refreshRatings = (tx: EntityManager, productIds: readonly string[]): Promise<unknown> =>
  tx.query(
    `UPDATE product SET (rating, "reviewCount") =
       (SELECT round(avg(review.rating), 1), count(*) FROM review WHERE "productId" = product.id)
     WHERE id = ANY($1::uuid[])`,
    [productIds],
  )
