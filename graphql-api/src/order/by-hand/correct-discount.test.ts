import { checkInvariants } from '../../commands/invariants.js'
import { buildAdmin, buildProduct, buildShopper, orderInput, takeInput } from '../../testing/factories.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import { OrderActor, OrderEvent } from '../life/order-event.entity.js'
import { OrderPart } from '../life/order-part.js'
import { Order } from '../order.entity.js'
import { placeOrder } from '../place-order.service.js'
import type { CorrectOrderInput } from './correct-order.input.js'
import { correctOrder } from './correct-order.service.js'
import { OrderCorrection } from './order-correction.entity.js'
import { takeOrder } from './take-order.service.js'

let shop: TestShop
let adminId: string
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** An order of 1,000 taka that the shop has taken, and how it is corrected to have this discount. */
const taken = async () => {
  const admin = await buildAdmin(shop.db)
  adminId = admin.id
  const product = await buildProduct(shop.db, { price: 1000 })
  const lines = [{ productId: product.id, quantity: 1 }]
  const order = await takeOrder(shop.db, admin, takeInput(product, { lines, expectedTotal: 1000 }))
  return { order, product }
}

const asIs = (order: Order, productId: string): CorrectOrderInput => ({
  ...{ id: order.id, address: order.address, district: order.district, phone: order.phone },
  ...{ lines: [{ productId, quantity: 1 }], expectedTotal: order.total, expectedVersion: order.version },
})
const correct = (input: CorrectOrderInput, isAdmin = true) =>
  correctOrder(shop.db, { id: adminId, by: OrderActor.ADMIN, isAdmin }, input)
const eventsOf = (orderId: string) => shop.db.find(OrderEvent, { where: { orderId }, order: { place: 'ASC' } })

test('an admin gives, explains and takes back a discount; what stood there before stays known', async () => {
  const { order, product } = await taken()
  const now = asIs(order, product.id)
  const given = { ...now, discount: 200, discountReason: 'Late', expectedTotal: 800 }
  expect(await correct(given)).toMatchObject({ discount: 200, discountReason: 'Late', total: 800, version: 2 })
  expect(await correct(given)).toMatchObject({ version: 2 })
  const explained = { ...given, discountReason: 'Torn box', expectedVersion: 2 }
  expect(await correct(explained)).toMatchObject({ discountReason: 'Torn box', version: 3 })

  // Whoever says nothing of it leaves it as it is.
  const elsewhere = { ...now, address: 'Road 2', expectedTotal: 800, expectedVersion: 3 }
  expect(await correct(elsewhere, false)).toMatchObject({ discount: 200, total: 800 })
  const none = { ...elsewhere, discount: 0, expectedTotal: 1000, expectedVersion: 4 }
  expect(await correct(none)).toMatchObject({ discount: 0, discountReason: null, total: 1000 })

  const corrected = (await eventsOf(order.id)).filter(({ changed }) => changed)
  const { DISCOUNT, ADDRESS } = OrderPart
  expect(corrected.map(({ changed }) => changed)).toEqual([[DISCOUNT], [DISCOUNT], [ADDRESS], [DISCOUNT]])
  const kept = { where: { orderId: order.id, part: DISCOUNT }, order: { eventPlace: 'ASC' } } as const
  expect(await shop.db.find(OrderCorrection, kept)).toMatchObject([
    { before: '0', after: '200' },
    { before: '200', after: '0' },
  ])
  const forged = shop.db.update(OrderCorrection, { orderId: order.id, part: DISCOUNT }, { before: '1' })
  await expect(forged).rejects.toThrow()
})

test('a discount is no more than there is to pay, in orders of the shop alone, and not for staff to say', async () => {
  const { order, product } = await taken()
  const gift = { ...asIs(order, product.id), discount: 1001, discountReason: 'Gift', expectedTotal: 0 }
  await expect(correct(gift)).rejects.toMatchObject({ details: { fields: { discount: [expect.any(String)] } } })
  await expect(correct({ ...gift, discount: 1 }, false)).rejects.toMatchObject({ code: 'FORBIDDEN' })

  const bought = await placeOrder(shop.db, await buildShopper(shop.db), orderInput([product]))
  const off = { ...asIs(bought, product.id), discount: 1, discountReason: 'Gift', expectedTotal: 999 }
  await expect(correct(off)).rejects.toMatchObject({ details: { fields: { discount: [expect.any(String)] } } })
  expect(await eventsOf(bought.id)).toEqual([])
})

test('where the discount is above what it comes to since long ago, all but its money is corrected', async () => {
  const { order, product } = await taken()
  await shop.db.update(Order, { id: order.id }, { discount: 1500, discountReason: 'Gift', total: 0 })
  const elsewhere = { ...asIs(order, product.id), phone: '+8801812345678', address: 'Road 2', expectedTotal: 0 }
  expect(await correct(elsewhere, false)).toMatchObject({ address: 'Road 2', discount: 1500, total: 0, version: 2 })

  const explained = await correct({ ...elsewhere, discountReason: 'Torn', discount: 1500, expectedVersion: 2 })
  expect(explained).toMatchObject({ discountReason: 'Torn', version: 3 })
  const more = { ...elsewhere, lines: [{ productId: product.id, quantity: 2 }], expectedTotal: 500, expectedVersion: 3 }
  expect(await correct(more, false)).toMatchObject({ discount: 1500, total: 500 })
})

test('what is left of an order must be worth its discount', async () => {
  const { order, product } = await taken()
  const three = { ...asIs(order, product.id), lines: [{ productId: product.id, quantity: 3 }] }
  const given = await correct({ ...three, discount: 2000, discountReason: 'Gift', expectedTotal: 1000 })
  const less = { ...asIs(given, product.id), expectedTotal: 0 }
  await expect(correct(less, false)).rejects.toMatchObject({ details: { fields: { discount: [expect.any(String)] } } })
  expect(await correct({ ...less, discount: 600, discountReason: 'Gift', expectedTotal: 400 })).toMatchObject({
    discount: 600,
    total: 400,
  })
})
