import { checkInvariants } from '../commands/invariants.js'
import { placeOrder } from '../order/place-order.service.js'
import { Product } from '../product/product.entity.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import type { User } from '../user/user.entity.js'
import { holdStock, listHolds } from './hold.service.js'
import { sweepEndedHolds } from './stock.service.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const available = async (productId: string) => (await shop.db.findOneByOrFail(Product, { id: productId })).quantity
const endAllHolds = () => shop.db.query(`UPDATE stock_hold SET "expiresAt" = now() - interval '1 second'`)

test('held pieces leave the available stock for 15 minutes', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db, { quantity: 10 }), await buildShopper(shop.db)]

  const hold = await holdStock(shop.db, amina, { productId, quantity: 3 })

  expect(await available(productId)).toBe(7)
  expect(hold.expiresAt.getTime() - Date.now()).toBeGreaterThan(14 * 60_000)
  expect(hold.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000)
})

test('kept answers forget the stock of what is held, and of nothing that could not be', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db, { quantity: 1 }), await buildShopper(shop.db)]
  const forgetStock = jest.fn()
  await expect(holdStock(shop.db, amina, { productId, quantity: 2 }, forgetStock)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
  })
  await holdStock(shop.db, amina, { productId, quantity: 1 }, forgetStock)

  expect(forgetStock.mock.calls).toEqual([[[productId]]])
})

test('a new hold of the same product replaces the old one and keeps its end', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db, { quantity: 10 }), await buildShopper(shop.db)]
  const first = await holdStock(shop.db, amina, { productId, quantity: 8 })

  const second = await holdStock(shop.db, amina, { productId, quantity: 10 })

  expect(second).toMatchObject({ quantity: 10, expiresAt: first.expiresAt })
  expect(await available(productId)).toBe(0)
})

test('what shall remain is reckoned before the old hold goes back', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db, { quantity: 10 }), await buildShopper(shop.db)]
  await holdStock(shop.db, amina, { productId, quantity: 4 })

  const hold = await holdStock(shop.db, amina, { productId, remaining: 5 })

  expect(hold.quantity).toBe(1)
  expect(await available(productId)).toBe(9)
})

test.each([0, -1, 11])('%i of 10 pieces cannot be held, and nothing changes', async (quantity) => {
  const [product, amina] = [await buildProduct(shop.db, { quantity: 10 }), await buildShopper(shop.db)]
  const kept = await holdStock(shop.db, amina, { productId: product.id, quantity: 2 })

  const hold = holdStock(shop.db, amina, { productId: product.id, quantity })

  const lines = [{ productId: product.id, name: product.name, wanted: quantity, available: 10 }]
  await expect(hold).rejects.toMatchObject({ code: 'OUT_OF_STOCK', details: { lines } })
  expect(await available(product.id)).toBe(8)
  expect(await listHolds(shop.db, amina)).toMatchObject([{ quantity: 2, expiresAt: kept.expiresAt }])
})

test('a hold that has ended goes back by itself, and once', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db, { quantity: 10 }), await buildShopper(shop.db)]
  await holdStock(shop.db, amina, { productId, quantity: 6 })
  await endAllHolds()
  expect(await listHolds(shop.db, amina)).toEqual([])

  await Promise.all([sweepEndedHolds(shop.db), sweepEndedHolds(shop.db), sweepEndedHolds(shop.db)])

  expect(await available(productId)).toBe(10)
})

test('pieces of an ended hold can be had at once, before anybody has swept', async () => {
  const [{ id: productId }, amina, yusuf] = [
    await buildProduct(shop.db, { quantity: 10 }),
    await buildShopper(shop.db),
    await buildShopper(shop.db),
  ]
  await holdStock(shop.db, amina, { productId, quantity: 10 })
  await endAllHolds()

  expect(await holdStock(shop.db, yusuf, { productId, quantity: 10 })).toMatchObject({ quantity: 10 })
})

test('a shopper has at most five holds', async () => {
  const amina = await buildShopper(shop.db)
  const hold = async () => holdStock(shop.db, amina, { productId: (await buildProduct(shop.db)).id, quantity: 1 })
  for (let i = 0; i < 5; i++) await hold()

  await expect(hold()).rejects.toMatchObject({ code: 'TOO_MANY_HOLDS' })
})

test('a shopper begins at most twenty holds an hour, and is told when to try again', async () => {
  const amina = await buildShopper(shop.db)
  const hold = async () => holdStock(shop.db, amina, { productId: (await buildProduct(shop.db)).id, quantity: 1 })
  for (let i = 0; i < 20; i++) {
    await hold()
    await endAllHolds()
    await sweepEndedHolds(shop.db)
  }

  await expect(hold()).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: expect.any(Number) } })
})

test('a hold of one product, and all holds together, have no more pieces than the owner allows', async () => {
  const [one, other, amina] = [
    await buildProduct(shop.db, { quantity: 500 }),
    await buildProduct(shop.db, { quantity: 500 }),
    await buildShopper(shop.db, { emailVerified: true }),
  ]
  const hold = (productId: string, quantity: number) => holdStock(shop.db, amina, { productId, quantity })
  const refused = (rule: string) => ({ code: 'PURCHASE_LIMIT', details: { rule, most: 100 } })

  await expect(hold(one.id, 101)).rejects.toMatchObject(refused('HELD_PIECES'))
  await hold(one.id, 60)
  await expect(hold(other.id, 41)).rejects.toMatchObject(refused('ALL_HELD_PIECES'))
  await hold(other.id, 40)
  await hold(one.id, 60)

  expect([await available(one.id), await available(other.id)]).toEqual([440, 460])
})

test('whoever has confirmed neither email nor phone holds no more than what they may order so, all holds together', async () => {
  const [one, other] = [
    await buildProduct(shop.db, { quantity: 50, price: 1000, discount: 10 }),
    await buildProduct(shop.db, { quantity: 50, price: 1100, discount: 0 }),
  ]
  const holdOf = (shopper: User) => (productId: string, quantity: number) =>
    holdStock(shop.db, shopper, { productId, quantity })
  const hold = holdOf(await buildShopper(shop.db))
  const refused = { code: 'EMAIL_NOT_CONFIRMED', details: { rule: 'UNCONFIRMED_TOTAL', most: 20_000 } }

  await expect(hold(one.id, 23)).rejects.toMatchObject(refused)
  await hold(one.id, 10)
  await expect(hold(other.id, 11)).rejects.toMatchObject(refused)
  await hold(other.id, 10)
  for (const confirmed of [{ emailVerified: true }, { phone: '+8801712345678', phoneVerified: true }])
    await holdOf(await buildShopper(shop.db, confirmed))(other.id, 19)

  expect([await available(one.id), await available(other.id)]).toEqual([40, 2])
  await endAllHolds()
  expect(await hold(one.id, 12)).toMatchObject({ quantity: 12 })
})

test('whoever has received an order may hold as much as the owner allows known customers', async () => {
  const [{ id: productId }, amina] = [await buildProduct(shop.db, { quantity: 2000 }), await buildShopper(shop.db)]
  const { id } = await placeOrder(shop.db, amina, orderInput([await buildProduct(shop.db)]))
  const hold = (quantity: number) => holdStock(shop.db, amina, { productId, quantity })
  await expect(hold(101)).rejects.toMatchObject({ code: 'PURCHASE_LIMIT' })

  await markDelivered(shop.db, id)

  await expect(hold(1001)).rejects.toMatchObject({ details: { rule: 'HELD_PIECES', most: 1000 } })
  expect(await hold(1000)).toMatchObject({ quantity: 1000 })
})

test('the same hold begins at most three times in three hours, then there is a pause', async () => {
  const [{ id: productId }, other, amina] = [
    await buildProduct(shop.db),
    await buildProduct(shop.db),
    await buildShopper(shop.db),
  ]
  const hold = () => holdStock(shop.db, amina, { productId, quantity: 1 })
  for (let i = 0; i < 3; i++) {
    await hold()
    await endAllHolds()
  }

  const details = { rule: 'SAME_HOLD', retryAfter: expect.any(Number) }
  await expect(hold()).rejects.toMatchObject({ code: 'RATE_LIMITED', details })
  await expect(holdStock(shop.db, amina, { productId: other.id, quantity: 1 })).resolves.toBeDefined()

  await shop.db.query(`UPDATE stock_hold_start SET "startedAt" = "startedAt" - interval '3 hours'`)
  await sweepEndedHolds(shop.db)
  await expect(hold()).resolves.toBeDefined()
})

test('thirty shoppers at once hold exactly what is there', async () => {
  const { id: productId } = await buildProduct(shop.db, { quantity: 10 })
  const crowd = await Promise.all(Array.from({ length: 30 }, () => buildShopper(shop.db)))

  const outcomes = await Promise.allSettled(crowd.map((one) => holdStock(shop.db, one, { productId, quantity: 1 })))

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await available(productId)).toBe(0)
})
