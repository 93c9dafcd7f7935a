import { deleteOrder } from '../order/order.service.js'
import { placeOrder } from '../order/place-order.service.js'
import type { ProductVariant } from '../product/variant/product-variant.entity.js'
import { buildProduct, buildProductOf, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { Review } from './review.entity.js'
import { postReview } from './review.service.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const ordered = async () => {
  const [product, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  const order = await placeOrder(shop.db, amina, orderInput([product, await buildProduct(shop.db)]))
  const post = () => postReview(shop.db, amina, { productId: product.id, rating: 5, feedback: 'Good' })
  return { product, amina, order, post }
}
const isBoughtHere = async (productId: string) => (await shop.db.findOneByOrFail(Review, { productId })).boughtHere

test('a review by somebody who received the product says that it was bought here', async () => {
  const { order, post } = await ordered()
  await markDelivered(shop.db, order.id)

  expect(await post()).toMatchObject({ boughtHere: true, boughtVariant: null })
})

test('a review by somebody who ordered it only says so once it is delivered', async () => {
  const { product, order, post } = await ordered()

  expect(await post()).toMatchObject({ boughtHere: false })
  await markDelivered(shop.db, order.id)

  expect(await isBoughtHere(product.id)).toBe(true)
})

test('what was received stays so when the order is removed, and not when the delivery is taken back', async () => {
  const { product, order, post } = await ordered()
  await markDelivered(shop.db, order.id)
  await post()

  await deleteOrder(shop.db, order.id)
  expect(await isBoughtHere(product.id)).toBe(true)

  await shop.db.query('UPDATE "order" SET "deliveredAt" = NULL WHERE id = $1', [order.id])
  expect(await isBoughtHere(product.id)).toBe(false)
})

test('a review names the size and colour that was received, and none where several were', async () => {
  const navy = { size: 'L', color: 'Navy', colorBn: 'নেভি' }
  const { product, variants } = await buildProductOf(shop.db, [navy, { size: 'M', color: 'White' }])
  const amina = await buildShopper(shop.db)
  const receive = async (variant: ProductVariant | undefined) => {
    const lines = [{ productId: product.id, variantId: variant?.id ?? null, quantity: 1 }]
    const { id } = await placeOrder(shop.db, amina, { ...orderInput([product]), lines })
    await markDelivered(shop.db, id)
  }
  const variantOf = async () => (await shop.db.findOneByOrFail(Review, { productId: product.id })).boughtVariant
  await receive(variants[0])

  expect(await postReview(shop.db, amina, { productId: product.id, rating: 5, feedback: 'Good' })).toMatchObject({
    boughtHere: true,
    boughtVariant: { ...navy, sizeBn: null },
  })
  await receive(variants[0])
  expect(await variantOf()).toMatchObject(navy)
  await receive(variants[1])
  expect(await variantOf()).toBeNull()
})

test('what somebody else received, or another product, does not count', async () => {
  const { product, order } = await ordered()
  await markDelivered(shop.db, order.id)
  const [other, yusuf] = [await buildProduct(shop.db), await buildShopper(shop.db)]

  expect(await postReview(shop.db, yusuf, { productId: product.id, rating: 1, feedback: 'Bad' })).toMatchObject({
    boughtHere: false,
  })
  expect(await postReview(shop.db, yusuf, { productId: other.id, rating: 1, feedback: 'Bad' })).toMatchObject({
    boughtHere: false,
  })
})

test('a review that is written while its product is delivered says it in the end', async () => {
  const worlds = await Promise.all(Array.from({ length: 10 }, () => ordered()))

  await Promise.all(worlds.flatMap(({ order, post }) => [post(), markDelivered(shop.db, order.id)]))

  expect(await Promise.all(worlds.map(({ product }) => isBoughtHere(product.id)))).toEqual(Array(10).fill(true))
})
