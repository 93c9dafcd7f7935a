import type { EntityManager } from 'typeorm'
import { Product } from '../../product/product.entity.js'
import { refreshRatings } from '../../review/review.service.js'
import { readDemoProducts } from './products.js'
import { asProduct, openLedger } from './seed.js'

const CHUNK = 600
const REVIEWS_EACH = 5

/**
 * Fills a shop for measuring: copies of the demo products until there are `wanted` products, with five reviews each.
 * @param progress called with the number of products after each step
 */
export const seedManyProducts = async (
  db: EntityManager,
  wanted: number,
  progress: (products: number) => void,
): Promise<void> => {
  const demoProducts = await readDemoProducts()
  for (let made = await db.count(Product); made < wanted; ) {
    const rounds = Math.ceil(Math.min(CHUNK, wanted - made) / demoProducts.length)
    const copies = Array.from({ length: rounds }, (_, round) =>
      demoProducts.map((product, i) => copyOf(asProduct(product), made + round * demoProducts.length + i)),
    )
    const products = copies.flat().slice(0, wanted - made)
    await db.transaction(async (tx) => {
      const { identifiers } = await tx.insert(Product, products)
      const ids = identifiers.map(({ id }) => String(id))
      await tx.query(openLedger)
      await tx.query(reviewEach, [ids, REVIEWS_EACH])
      await refreshRatings(tx, ids)
    })
    made += products.length
    progress(made)
  }
}

const copyOf = (product: ReturnType<typeof asProduct>, number: number) => ({
  ...product,
  name: `${product.name}, no. ${number}`,
  modelNumber: `${product.modelNumber}-${number}`,
  createdAt: new Date(Date.now() - number * 60_000),
})

// The reviewers differ from product to product.
const reviewEach = `
  WITH reviewer AS (
    SELECT id, row_number() OVER (ORDER BY uid) - 1 AS place, count(*) OVER () AS crowd
    FROM "user" WHERE uid LIKE 'demo-reviewer-%'
  )
  INSERT INTO review ("productId", "reviewerId", rating, feedback, "postedAt")
  SELECT product.id, reviewer.id, 1 + (number + nth) % 5, 'Just as described.', now() - (number * 7 + nth) * interval '1 minute'
  FROM unnest($1::uuid[]) WITH ORDINALITY AS product(id, number)
  CROSS JOIN generate_series(1, $2::int) AS nth
  JOIN reviewer ON reviewer.place = (number * 7 + nth) % reviewer.crowd`
