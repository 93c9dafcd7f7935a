import { checkInvariants } from '../commands/invariants.js'
import { Product } from '../product/product.entity.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { OrderState } from './order.enums.js'
import { countOrdersOf, deleteOrder, findOrder, findOrderByKey, findOrderOf, listOrdersOf } from './order.service.js'
import { countOrders } from './order-list.service.js'
import { placeOrder } from './place-order.service.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const available = async (productId: string) => (await shop.db.findOneByOrFail(Product, { id: productId })).quantity
const place = async () => {
  const [product, shopper] = [await buildProduct(shop.db, { quantity: 10 }), await buildShopper(shop.db)]
  const input = orderInput([product], { quantity: 4, idempotencyKey: 'kept' })
  return { product, shopper, input, order: await placeOrder(shop.db, shopper, input) }
}

test('delivered is noted once; the second time changes nothing', async () => {
  const { order } = await place()

  const [first, again] = [await markDelivered(shop.db, order.id), await markDelivered(shop.db, order.id)]

  expect(first.deliveredAt).toBeInstanceOf(Date)
  expect(again.deliveredAt).toEqual(first.deliveredAt)
})

test('deleting an undelivered order gives its stock back, once, even when asked ten times at once', async () => {
  const { order, product, shopper } = await place()

  const answers = await Promise.all(Array.from({ length: 10 }, () => deleteOrder(shop.db, order.id)))

  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await available(product.id)).toBe(10)
  expect(await countOrdersOf(shop.db, shopper.id)).toBe(0)
  await expect(markDelivered(shop.db, order.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('what was delivered does not come back with the deletion of its order', async () => {
  const { order, product } = await place()
  await markDelivered(shop.db, order.id)

  await deleteOrder(shop.db, order.id)

  expect(await available(product.id)).toBe(6)
})

test('who ordered finds the order by its number and by its key, until it is deleted; nobody else does', async () => {
  const { order, shopper } = await place()
  const other = await buildShopper(shop.db)

  expect(await findOrderOf(shop.db, shopper.id, order.number)).toMatchObject({ id: order.id })
  expect(await findOrderOf(shop.db, shopper.id, order.number.toLowerCase())).toMatchObject({ id: order.id })
  expect(await findOrderByKey(shop.db, shopper.id, 'kept')).toMatchObject({ id: order.id })
  await expect(findOrderOf(shop.db, other.id, order.number)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await findOrderByKey(shop.db, other.id, 'kept')).toBeNull()

  await deleteOrder(shop.db, order.id)
  await expect(findOrderOf(shop.db, shopper.id, order.number)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await findOrderByKey(shop.db, shopper.id, 'kept')).toBeNull()
})

test('an order is found by its id until it is deleted', async () => {
  const { order } = await place()
  expect(await findOrder(shop.db, order.id)).toMatchObject({ number: order.number, total: order.total })

  await deleteOrder(shop.db, order.id)
  await expect(findOrder(shop.db, order.id)).rejects.toMatchObject({
    code: 'NOT_FOUND',
    details: { orderId: order.id },
  })
})

test('the key of a deleted order still answers that order', async () => {
  const { order, shopper, input } = await place()
  await deleteOrder(shop.db, order.id)

  expect(await placeOrder(shop.db, shopper, input)).toMatchObject({ id: order.id })
})

test('orders come newest first, a shopper’s own apart from the others', async () => {
  const { shopper, order, product } = await place()
  const newer = await placeOrder(shop.db, shopper, orderInput([product]))

  const own = await listOrdersOf(shop.db, shopper.id, { page: 0, size: 10 })

  expect(own.map(({ id }) => id)).toEqual([newer.id, order.id])
  expect(await countOrders(shop.db, { state: OrderState.ALL })).toBeGreaterThan(
    await countOrdersOf(shop.db, shopper.id),
  )
})
