import type { EntityManager } from 'typeorm'
import { checkInvariants } from '../commands/invariants.js'
import { readFrom } from '../database/read.js'
import { placeOrder } from '../order/place-order.service.js'
import { Product } from '../product/product.entity.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestShop } from '../testing/test-shop.js'
import type { User } from '../user/user.entity.js'
import { hiddenReviews, setReviewHidden } from './hide-review.service.js'
import { ReviewSort } from './review.args.js'
import { Review } from './review.entity.js'
import { reviewLoaders } from './review.loader.js'
import { ownReview, postReview } from './review.service.js'
import { voteOnReview } from './vote.service.js'

let db: EntityManager
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestShop())
})
afterAll(() => close())

/** Orders a product and has it delivered. */
const receive = async (shopper: User, product: Product) =>
  markDelivered(db, (await placeOrder(db, shopper, orderInput([product]))).id)

test('a second review by the same shopper replaces the first', async () => {
  const [product, amina] = [await buildProduct(db), await buildShopper(db)]

  const first = await postReview(db, amina, { productId: product.id, rating: 2, feedback: 'Smells faint' })
  const second = await postReview(db, amina, { productId: product.id, rating: 5, feedback: 'It grew on me' })

  expect(second.id).toBe(first.id)
  expect(await db.findBy(Review, { productId: product.id })).toMatchObject([{ rating: 5, feedback: 'It grew on me' }])
})

test('shoppers find what they have said about a product, and nothing that others have', async () => {
  const [product, amina, yusuf] = [await buildProduct(db), await buildShopper(db), await buildShopper(db)]
  await postReview(db, amina, { productId: product.id, rating: 2, feedback: 'Smells faint' })

  expect(await ownReview(db, amina, product.id)).toMatchObject({ rating: 2, feedback: 'Smells faint' })
  expect(await ownReview(db, yusuf, product.id)).toBeNull()
})

test('the product’s rating is the mean of its reviews, to one decimal', async () => {
  const product = await buildProduct(db)

  for (const rating of [5, 4, 4])
    await postReview(db, await buildShopper(db), { productId: product.id, rating, feedback: 'Good' })

  expect(await db.findOneByOrFail(Product, { id: product.id })).toMatchObject({ rating: 4.3, reviewCount: 3 })
})

test('twenty shoppers at once are all counted', async () => {
  const product = await buildProduct(db, { quantity: 20 })
  const crowd = await Promise.all(Array.from({ length: 20 }, () => buildShopper(db)))
  for (const shopper of crowd) await receive(shopper, product)

  await Promise.all(
    crowd.map((shopper) => postReview(db, shopper, { productId: product.id, rating: 3, feedback: 'Fine' })),
  )

  expect(await db.findOneByOrFail(Product, { id: product.id })).toMatchObject({ rating: 3, reviewCount: 20 })
})

test('of one product five people a day review what they have not received, and forty new accounts no more', async () => {
  const product = await buildProduct(db)
  const crowd = await Promise.all(Array.from({ length: 40 }, () => buildShopper(db)))

  const outcomes = await Promise.allSettled(
    crowd.map((shopper) => postReview(db, shopper, { productId: product.id, rating: 1, feedback: 'Bad' })),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const late = postReview(db, await buildShopper(db), { productId: product.id, rating: 1, feedback: 'Bad' })
  const details = { rule: 'REVIEWS_OF_PRODUCT', retryAfter: expect.any(Number) }
  await expect(late).rejects.toMatchObject({ code: 'RATE_LIMITED', details })
  const buyer = await buildShopper(db)
  await receive(buyer, product)
  await postReview(db, buyer, { productId: product.id, rating: 5, feedback: 'As described' })
})

test('one person reviews three products a day without having received them, and changes them as often as they like', async () => {
  const amina = await buildShopper(db)
  const review = async (product: Product) =>
    postReview(db, amina, { productId: product.id, rating: 3, feedback: 'Fine' })
  const first = await buildProduct(db)
  for (const product of [first, await buildProduct(db), await buildProduct(db)]) await review(product)

  await review(first)
  const details = { rule: 'REVIEWS_OF_ACCOUNT', retryAfter: expect.any(Number) }
  await expect(review(await buildProduct(db))).rejects.toMatchObject({ code: 'RATE_LIMITED', details })

  await db.query(`UPDATE review SET "postedAt" = now() - interval '25 hours' WHERE "reviewerId" = $1`, [amina.id])
  await review(await buildProduct(db))
})

test('whoever says something again is the newest reviewer once they have received it, and as old as their first words before', async () => {
  const [product, early, late] = [await buildProduct(db), await buildShopper(db), await buildShopper(db)]
  const post = (shopper: User) => postReview(db, shopper, { productId: product.id, rating: 3, feedback: 'Fine' })
  const newest = async () => {
    const page = { productId: product.id, page: 0, size: 10, sort: ReviewSort.NEWEST }
    const reviews = await reviewLoaders.reviewPages({ read: readFrom(db) }).load(page)
    return reviews.map(({ reviewerId }) => reviewerId)
  }
  const { postedAt } = await post(early)
  await post(late)

  expect((await post(early)).postedAt).toEqual(postedAt)
  expect(await newest()).toEqual([late.id, early.id])

  await receive(early, product)
  await post(early)
  expect(await newest()).toEqual([early.id, late.id])
})

test('a hidden review counts in no rating, is in no list and on no vote, and all of that comes back with it', async () => {
  const product = await buildProduct(db)
  const [bad, buyer, reader] = [await buildShopper(db), await buildShopper(db), await buildShopper(db)]
  await receive(buyer, product)
  const hidden = await postReview(db, bad, { productId: product.id, rating: 1, feedback: 'Never had it' })
  await postReview(db, buyer, { productId: product.id, rating: 5, feedback: 'As described' })
  const shown = async () => {
    const read = readFrom(db)
    const [reviewPages, ratingCounts] = [reviewLoaders.reviewPages({ read }), reviewLoaders.ratingCounts({ read })]
    const page = { productId: product.id, page: 0, size: 10, sort: ReviewSort.NEWEST }
    const { rating, reviewCount } = await db.findOneByOrFail(Product, { id: product.id })
    const { bought, ratings } = await ratingCounts.load(product.id)
    const counted = ratings.reduce((sum, { count }) => sum + count, 0)
    return { rating, reviewCount, bought, counted, listed: (await reviewPages.load(page)).length }
  }
  const all = { rating: 3, reviewCount: 2, bought: 1, counted: 2, listed: 2 }
  expect(await shown()).toEqual(all)

  await setReviewHidden(db, hidden.id, true)

  expect(await shown()).toEqual({ rating: 5, reviewCount: 1, bought: 1, counted: 1, listed: 1 })
  expect(await hiddenReviews(db, product.id)).toMatchObject([{ id: hidden.id, isHidden: true }])
  const vote = voteOnReview(db, reader, { reviewId: hidden.id, isHelpful: true })
  await expect(vote).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const again = await postReview(db, bad, { productId: product.id, rating: 2, feedback: 'Still bad' })
  expect(again.isHidden).toBe(true)
  expect(await ownReview(db, bad, product.id)).toMatchObject({ isHidden: true })
  expect(await checkInvariants(db)).toEqual([])

  await setReviewHidden(db, hidden.id, false)
  expect(await shown()).toEqual({ ...all, rating: 3.5 })
})

test('a product that is not there cannot be reviewed', async () => {
  const post = postReview(db, await buildShopper(db), {
    productId: '00000000-0000-4000-8000-000000000000',
    rating: 3,
    feedback: 'Where is it?',
  })

  await expect(post).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.countBy(Review, { feedback: 'Where is it?' })).toBe(0)
})
