import type { EntityManager } from 'typeorm'
import { Product } from '../product/product.entity.js'
import { buildProduct, buildShopper } from '../testing/factories.js'
import { openTestShop } from '../testing/test-shop.js'
import { Review } from './review.entity.js'
import { ownReview, postReview } from './review.service.js'

let db: EntityManager
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await openTestShop())
})
afterAll(() => close())

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
  const product = await buildProduct(db)
  const crowd = await Promise.all(Array.from({ length: 20 }, () => buildShopper(db)))

  await Promise.all(
    crowd.map((shopper) => postReview(db, shopper, { productId: product.id, rating: 3, feedback: 'Fine' })),
  )

  expect(await db.findOneByOrFail(Product, { id: product.id })).toMatchObject({ rating: 3, reviewCount: 20 })
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
