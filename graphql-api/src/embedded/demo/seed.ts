import { detailNames, productFields } from '@sunnah-store/schema/product-fields'
import { recordOf } from '@sunnah-store/schema/record-of'
import type { DeepPartial, EntityManager } from 'typeorm'
import { noteNames } from '../../database/name-words.js'
import { Product } from '../../product/product.entity.js'
import { Review } from '../../review/review.entity.js'
import { refreshRatings } from '../../review/review.service.js'
import { Sender } from '../../sender/sender.entity.js'
import { User } from '../../user/user.entity.js'
import { seedDemoAccounts } from './accounts.js'
import { type DemoProduct, type DemoReview, pictureOf, readDemoProducts, readDemoReviews } from './products.js'
import { seedChoices } from './seed-choices.js'

const HOUR = 3_600_000

/**
 * Fills an empty shop with the demo products and reviews.
 * @param accounts whether to create the demo accounts too
 * @returns false when the shop has, or ever had, a product: then nothing is changed
 */
export const seedDemoShop = (db: EntityManager, { accounts }: { accounts: boolean }): Promise<boolean> =>
  db.transaction(async (tx) => {
    // Two processes that start at once on one database must not both seed it.
    await tx.query('LOCK TABLE product IN SHARE ROW EXCLUSIVE MODE')
    if (await tx.exists(Product, { withDeleted: true })) return false
    const [demoProducts, reviews] = await Promise.all([readDemoProducts(), readDemoReviews()])
    const now = Date.now()
    const products = await tx.save(
      Product,
      demoProducts.map((product, i) => ({ ...asProduct(product), createdAt: new Date(now - i * HOUR) })),
    )
    await seedChoices(tx, demoProducts, products)
    await tx.query(openLedger)
    const reviewers = await tx.save(User, reviewersOf(reviews))
    await noteNames(
      tx,
      reviewers.map(({ name }) => name),
    )
    await tx.save(Review, asReviews(reviews, products, reviewers, now))
    await refreshRatings(
      tx,
      products.map(({ id }) => id),
    )
    await tx.update(Sender, { id: 1 }, demoSender)
    if (accounts) await seedDemoAccounts(tx)
    return true
  })

const demoSender = {
  name: 'Sunnah Store',
  address: 'House 14, Road 7, Dhanmondi, Dhaka 1205',
  phone: '+8801712345678',
}

/** Adds the opening stock to the ledger for variants without a ledger row. */
export const openLedger = `
  INSERT INTO stock_change ("productId", "variantId", change, reason)
  SELECT "productId", id, quantity, 'OPENING' FROM product_variant AS variant
  WHERE quantity > 0 AND NOT EXISTS (SELECT FROM stock_change WHERE "productId" = variant."productId" AND "variantId" = variant.id)`

/** The row for a demo product. */
export const asProduct = ({ slug, about, aboutBn, disc, p_id, ...product }: DemoProduct): DeepPartial<Product> => ({
  name: product.name,
  nameBn: product.nameBn,
  price: product.price,
  discount: product.discount,
  quantity: product.quantity,
  categoryCode: p_id,
  description: about,
  descriptionBn: aboutBn,
  imageUrl: pictureOf(slug),
  optionNames: product.optionNames ?? null,
  sizeChart: product.sizeChart ?? null,
  ...recordOf(detailNames.map((name) => [name, disc[productFields[name].rest] ?? null])),
})

const reviewersOf = (reviews: DemoReview[]): DeepPartial<User>[] =>
  [...new Set(reviews.map(({ reviewer }) => reviewer))].map((name, i) => ({
    uid: `demo-reviewer-${i + 1}`,
    email: `reviewer-${i + 1}@demo.invalid`,
    name,
    photoUrl: null,
  }))

const asReviews = (
  reviews: DemoReview[],
  products: Product[],
  reviewers: User[],
  now: number,
): DeepPartial<Review>[] => {
  const productIds = new Map(products.map(({ name, id }) => [name, id]))
  const reviewerIds = new Map(reviewers.map(({ name, id }) => [name, id]))
  // The file groups reviews by product; here they are spread over half a year.
  return reviews.flatMap(({ name, reviewer, rating, feedback }, i) => {
    const [productId, reviewerId] = [productIds.get(name), reviewerIds.get(reviewer)]
    if (!productId || !reviewerId) return []
    return [
      {
        productId,
        reviewerId,
        rating,
        feedback,
        postedAt: new Date(now - (1 + ((i * 97) % reviews.length)) * 17 * HOUR),
      },
    ]
  })
}
