import { limits } from '@sunnah-store/schema/limits'
import { dayAfter, today } from '@sunnah-store/schema/local-day'
import { OrderActor } from '../order/life/order-event.entity.js'
import { OrderStatus, ReturnReason } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { shipOrders } from '../order/life/ship-orders.service.js'
import { takeBackStep } from '../order/life/take-back.service.js'
import { Order } from '../order/order.entity.js'
import { deleteOrder } from '../order/order.service.js'
import { OrderLine } from '../order/order-line.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import { deleteProduct } from '../product/manage/manage-product.service.js'
import { buildProduct, buildProductOf, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { ReportStep } from './figures.js'
import { report, salesByDay } from './figures.service.js'
import { readOpenWork } from './open-work.service.js'
import { countLowStock, countToDeliver, listBestSellers, listLowStock, listLowVariants } from './overview.service.js'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

/** A moment on the clocks of Dhaka, which are six hours ahead of UTC all year. */
const inDhaka = (daysAgo: number, time: string) => {
  const day = dayAfter(today(), -daysAgo)
  return { day, moment: new Date(`${day}T${time}+06:00`) }
}

const order = async (
  placedAt: Date,
  given: { price?: number; quantity?: number; name?: string; nameBn?: string } = {},
) => {
  const { quantity = 1, ...product } = given
  const sold = await buildProduct(shop.db, { price: 100, ...product })
  const placed = await placeOrder(shop.db, await buildShopper(shop.db), orderInput([sold], { quantity }))
  await shop.db.update(Order, { id: placed.id }, { placedAt })
  await shop.db.update(OrderLine, { orderId: placed.id }, { soldAt: placedAt })
  return { ...placed, sold }
}

test('a day is one of Bangladesh: it begins at 18:00 UTC of the day before', async () => {
  const [before, after] = [inDhaka(2, '23:59:59.999'), inDhaka(1, '00:00:00.000')]
  expect(after.moment.toISOString()).toMatch(/T18:00:00.000Z$/)
  await order(before.moment, { price: 300 })
  await order(after.moment, { price: 500 })
  await order(after.moment, { price: 50, quantity: 2 })

  const days = await salesByDay(shop.db, 4)

  expect(days).toMatchObject([
    { date: inDhaka(3, '12:00').day, orders: 0, takings: 0 },
    { date: before.day, orders: 1, takings: 300 },
    { date: after.day, orders: 2, takings: 600 },
    { date: inDhaka(0, '12:00').day, orders: 0, takings: 0 },
  ])
})

test('days without orders are there, and what is older is not counted', async () => {
  await order(inDhaka(7, '23:59:59.999').moment)

  const days = await salesByDay(shop.db, 7)

  expect(days.map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1, 0].map((ago) => inDhaka(ago, '12:00').day))
  expect(days.map(({ orders }) => orders)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('a deleted order is not counted', async () => {
  const { id, sold } = await order(new Date(), { name: 'Taken Back' })
  await deleteOrder(shop.db, id)

  expect(await salesByDay(shop.db, 1)).toMatchObject([{ orders: 0, takings: 0 }])
  expect(await listBestSellers(shop.db, 1)).not.toContainEqual(expect.objectContaining({ productId: sold.id }))
  expect(await countToDeliver(shop.db)).toBe(0)
})

test('an order waits for its delivery however old it is, until it is delivered', async () => {
  const { id } = await order(inDhaka(400, '12:00').moment)
  expect(await countToDeliver(shop.db)).toBe(1)

  await markDelivered(shop.db, id)

  expect(await countToDeliver(shop.db)).toBe(0)
})

test('a lost parcel is told as lost, and not as returned', async () => {
  const [delivered, cameBack, lost] = [await order(new Date()), await order(new Date()), await order(new Date())]
  const admin = { id: lost.id, by: OrderActor.ADMIN }
  const lead = async (id: string, to: OrderStatus, reason: ReturnReason | null = null) => {
    await takeStep(shop.db, id, admin, { to: OrderStatus.SHIPPED })
    await takeStep(shop.db, id, admin, { to, reason })
  }
  await lead(delivered.id, OrderStatus.DELIVERED)
  await lead(cameBack.id, OrderStatus.RETURNED, ReturnReason.REFUSED_AT_DOOR)
  await lead(lost.id, OrderStatus.RETURNED, ReturnReason.LOST)

  expect(await salesByDay(shop.db, 1)).toMatchObject([{ delivered: 1, returned: 1, lost: 1 }])
  await takeBackStep(shop.db, lost.id, admin)
  expect(await salesByDay(shop.db, 1)).toMatchObject([{ delivered: 1, returned: 1, lost: 0 }])
})

test('money is told by when it was ordered and when it was collected; of what came back and was paid, what is not given back is kept', async () => {
  const placed = inDhaka(5, '10:00').moment
  const [kept, unpaid, cameBack, cancelled, sent] = [
    await order(placed, { price: 300 }),
    await order(placed, { price: 110 }),
    await order(placed, { price: 200 }),
    await order(placed, { price: 70 }),
    await order(placed, { price: 40 }),
  ]
  const admin = { id: kept.id, by: OrderActor.ADMIN }
  const step = (id: string, to: OrderStatus, givenBack?: number) =>
    takeStep(shop.db, id, admin, { to, reason: null, givenBack })
  for (const { id } of [kept, unpaid, cameBack]) await step(id, OrderStatus.DELIVERED)
  const refused = { code: 'BAD_USER_INPUT', details: { fields: { givenBack: [expect.any(String)] } } }
  await expect(step(cameBack.id, OrderStatus.RETURNED, 201)).rejects.toMatchObject(refused)
  // What is taken back was not given.
  await step(cameBack.id, OrderStatus.RETURNED, 200)
  await takeBackStep(shop.db, cameBack.id, admin)
  await step(cameBack.id, OrderStatus.RETURNED, 150)
  await step(unpaid.id, OrderStatus.RETURNED)
  await step(cancelled.id, OrderStatus.CANCELLED)
  await takeBackStep(shop.db, cancelled.id, admin)
  await step(cancelled.id, OrderStatus.CANCELLED)
  await step(sent.id, OrderStatus.SHIPPED)
  await expect(step(sent.id, OrderStatus.RETURNED, 1)).rejects.toMatchObject(refused)
  for (const { id } of [kept, unpaid, cameBack])
    await shop.db.update(Order, { id }, { deliveredAt: inDhaka(2, '23:59:59').moment })

  const [from, to] = [inDhaka(5, '12:00').day, inDhaka(0, '12:00').day]
  const days = await report(shop.db, from, to, ReportStep.DAY)
  const none = {
    ...{ orders: 0, takings: 0, delivered: 0, collected: 0, cancelled: 0, returned: 0, lost: 0 },
    ...{ withCouriers: 0, paidOut: 0, charges: 0, givenBack: 0 },
  }
  expect(days.map(({ date, ...figures }) => figures)).toEqual([
    { ...none, orders: 5, takings: 720 },
    none,
    none,
    { ...none, delivered: 1, collected: 500 },
    none,
    { ...none, cancelled: 1, returned: 2, givenBack: 150 },
  ])
  const months = await report(shop.db, from, to, ReportStep.MONTH)
  expect(months.reduce((sum, { collected }) => sum + collected, 0)).toBe(500)
  const byRider = await order(placed, { price: 90 })
  await step(byRider.id, OrderStatus.CONFIRMED)
  expect(await readOpenWork(shop.db)).toMatchObject({
    toConfirm: { orders: 0, total: 0, oldest: null },
    onTheWay: { orders: 1, total: 40, oldest: placed },
    notPaidOut: { orders: 0, total: 0, oldest: null },
  })

  await shipOrders(shop.db, admin, [{ id: byRider.id, courier: 'Jamal' }])
  await step(byRider.id, OrderStatus.DELIVERED)
  expect(await readOpenWork(shop.db)).toMatchObject({
    onTheWay: { orders: 1, total: 40 },
    notPaidOut: { orders: 1, total: 90, oldest: placed },
    collectedWithCouriers: 90,
  })
  await takeStep(shop.db, byRider.id, admin, { to: OrderStatus.RETURNED, reason: null, cashOwed: true, givenBack: 40 })
  expect(await readOpenWork(shop.db)).toMatchObject({ collectedWithCouriers: 90 })
})

test('best sellers are those with most pieces in the days asked for, at most ten', async () => {
  for (const quantity of [3, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    await order(new Date(), { quantity, name: `Of ${quantity}`, nameBn: `${quantity} টির` })
  await order(inDhaka(3, '12:00').moment, { quantity: 9, name: 'Long ago' })

  const best = await listBestSellers(shop.db, 3)

  expect(best).toHaveLength(10)
  expect(best.slice(0, 2)).toMatchObject([
    { name: 'Of 5', nameBn: '5 টির', quantity: 5, takings: 500 },
    { name: 'Of 3', quantity: 3, takings: 300 },
  ])
  expect((await listBestSellers(shop.db, 4))[0]).toMatchObject({ name: 'Long ago', quantity: 9 })
})

test('best sellers of days that are over are those of these days alone', async () => {
  await order(inDhaka(6, '00:00').moment, { quantity: 2, name: 'On the first' })
  await order(inDhaka(5, '23:59:59').moment, { quantity: 3, name: 'On the last' })
  await order(inDhaka(4, '00:00').moment, { quantity: 9, name: 'A day later' })
  await order(inDhaka(7, '23:59:59').moment, { quantity: 9, name: 'A day before' })
  for (const [at, time] of [
    [6, '00:00'],
    [5, '23:59:59'],
  ] as const) {
    const removed = await order(inDhaka(at, time).moment, { quantity: 9, name: 'Removed' })
    await shop.db.update(Order, { id: removed.id }, { deletedAt: new Date() })
  }

  const span = { from: inDhaka(6, '12:00').day, to: inDhaka(5, '12:00').day }
  expect((await listBestSellers(shop.db, span)).map(({ name }) => name)).toEqual(['On the last', 'On the first'])
})

test('what nobody kept is no best seller', async () => {
  const { id } = await order(new Date(), { name: 'Refused at the door' })
  await order(new Date(), { name: 'Kept' })
  await shop.db.update(OrderLine, { orderId: id }, { quantity: 0, cameBack: 1 })
  expect((await listBestSellers(shop.db, 1)).map(({ name }) => name)).toEqual(['Kept'])
})

test('low stock: five pieces or fewer, the fewest first, twenty of them shown and all of them counted', async () => {
  for (let i = 0; i < 24; i++) await buildProduct(shop.db, { quantity: limits.lowStock - (i % 2) })
  const out = await buildProduct(shop.db, { quantity: 0 })
  await buildProduct(shop.db, { quantity: limits.lowStock + 1 })

  const low = await listLowStock(shop.db)

  expect(low).toHaveLength(20)
  expect(low[0]?.id).toBe(out.id)
  expect(low.map(({ quantity }) => quantity)).toEqual(low.map(({ quantity }) => quantity).sort((a, b) => a - b))
  expect(await countLowStock(shop.db)).toBe(25)
})

test('sizes that run out are told, also of a product that has enough of others', async () => {
  const { product } = await buildProductOf(shop.db, [
    { size: 'M', quantity: 50 },
    { size: 'L', color: null, quantity: 0 },
  ])
  const { product: gone } = await buildProductOf(shop.db, [{ size: 'S', quantity: 0 }])
  await deleteProduct(shop.db, gone.id)

  const low = await listLowVariants(shop.db)

  expect(low).toMatchObject([{ productId: product.id, size: 'L', quantity: 0, product: { name: product.name } }])
})
