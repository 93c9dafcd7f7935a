import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'
import type { Read } from '../database/read.js'
import { readPrepared } from '../database/read-prepared.js'
import { User } from '../user/user.entity.js'
import { ReviewSort } from './review.args.js'
import { Review } from './review.entity.js'

/** Which page of whose reviews, in which order. */
export interface ReviewPageKey {
  productId: string
  page: number
  size: number
  sort: ReviewSort
}

interface Sources {
  read: Read
}

/** The reviews of many products in one query, so that a list of products does not ask once a row. */
export const reviewLoaders = {
  reviewPages: ({ read }: Sources) =>
    new DataLoader((keys: readonly ReviewPageKey[]) => read((db) => readPagesInOrder(db, keys)), {
      cacheKeyFn: ({ productId, page, size, sort }) => `${productId} ${page} ${size} ${sort}`,
    }),
  ratingCounts: ({ read }: Sources) =>
    new DataLoader(async (productIds: readonly string[]) => {
      const rows = await read((db) => countRatings(db, productIds))
      return productIds.map((id) => {
        const of = rows.filter(({ productId }) => productId === id)
        const counts = new Map(of.map((row) => [row.rating, row.count]))
        return {
          ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts.get(rating) ?? 0 })),
          bought: of.reduce((sum, { bought }) => sum + bought, 0),
        }
      })
    }),
}

const countRatings = (
  db: EntityManager,
  productIds: readonly string[],
): Promise<{ productId: string; rating: number; count: number; bought: number }[]> =>
  queryRows(
    db,
    `SELECT "productId", rating, count(*)::int AS count, count(*) FILTER (WHERE "boughtHere")::int AS bought FROM review
     WHERE "productId" = ANY($1::uuid[]) AND "hiddenAt" IS NULL GROUP BY "productId", rating`,
    [productIds],
  )

// One query answers pages of one order; nearly always all are of one.
const readPagesInOrder = async (db: EntityManager, keys: readonly ReviewPageKey[]): Promise<Review[][]> => {
  const pages = new Map<ReviewPageKey, Review[]>()
  for (const sort of new Set(keys.map((key) => key.sort))) {
    const ofSort = keys.filter((key) => key.sort === sort)
    const read = await readPages(db, ofSort, sort)
    for (const [i, key] of ofSort.entries()) pages.set(key, read[i] ?? [])
  }
  return keys.map((key) => pages.get(key) ?? [])
}

const readPages = async (db: EntityManager, keys: readonly ReviewPageKey[], sort: ReviewSort): Promise<Review[][]> => {
  const places = [keys.map((key) => key.productId), keys.map((key) => key.size), keys.map((key) => key.page * key.size)]
  const rows = await readPrepared<ReadReview>(db, pagesOfReviews[sort], places)
  const pages: Review[][] = keys.map(() => [])
  for (const { key, name, photoUrl, email, ...review } of rows) {
    const reviewer = Object.assign(new User(), { id: review.reviewerId, name, photoUrl, email })
    pages[key - 1]?.push(Object.assign(new Review(), review, { reviewer }))
  }
  return pages
}

type ReadReview = Omit<Review, 'reviewer'> & Pick<User, 'name' | 'photoUrl' | 'email'> & { key: number }

// With those who wrote them, whom nearly everybody asks for too.
const pagesInOrder = (
  ...order: readonly string[]
) => `SELECT wanted.key::int, page.*, "user".name, "user"."photoUrl", "user".email FROM
     unnest($1::uuid[], $2::int[], $3::bigint[]) WITH ORDINALITY AS wanted(product_id, size, skip, key)
   CROSS JOIN LATERAL (
     SELECT * FROM review WHERE "productId" = wanted.product_id AND "hiddenAt" IS NULL
     ORDER BY ${order.join(', ')} LIMIT wanted.size OFFSET wanted.skip
   ) AS page JOIN "user" ON "user".id = page."reviewerId"
   ORDER BY wanted.key, ${order.map((column) => `page.${column}`).join(', ')}`

const newest = ['"postedAt" DESC', 'id DESC'] as const
const pagesOfReviews: Record<ReviewSort, string> = {
  [ReviewSort.NEWEST]: pagesInOrder(...newest),
  [ReviewSort.MOST_HELPFUL]: pagesInOrder('"helpfulCount" DESC', ...newest),
  [ReviewSort.HIGHEST]: pagesInOrder('rating DESC', ...newest),
  [ReviewSort.LOWEST]: pagesInOrder('rating', ...newest),
}
