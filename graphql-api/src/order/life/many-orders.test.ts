import { randomUUID } from 'node:crypto'
import { checkInvariants } from '../../commands/invariants.js'
import { type LifeShop, openLifeShop } from '../../testing/life-shop.js'
import { filteredOrders } from '../filtered-orders.js'
import { OrderState } from '../order.enums.js'
import { deleteOrder } from '../order.service.js'
import { OrderStatus } from './order-status.js'
import { shipOrders } from './ship-orders.service.js'
import { Shipment } from './shipment.entity.js'
import { takeBackStepOfEach, takeStepOfEach } from './told-by-itself.js'

const { PLACED, CONFIRMED, SHIPPED, RETURNING, DELIVERED, CANCELLED } = OrderStatus

let shop: LifeShop
beforeAll(async () => {
  shop = await openLifeShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

test('of orders that are sent together each is told by itself', async () => {
  const [good, ended, gone] = [await shop.orderThatIs(), await shop.orderThatIs(CANCELLED), randomUUID()]
  const shipment = { courier: 'Sundarban Courier', trackingCode: 'SB-1', trackingUrl: 'https://example.com/SB-1' }
  const outcomes = await shipOrders(
    shop.db,
    shop.admin,
    [good.id, ended.id, gone].map((id) => ({ id, ...shipment })),
  )

  expect(outcomes).toMatchObject([
    { id: good.id, order: { status: SHIPPED }, code: null },
    { id: ended.id, order: null, code: 'STATUS_CHANGED' },
    { id: gone, order: null, code: 'NOT_FOUND' },
  ])
})

test('a tracking number that was typed in the digits of Bangla is kept and found in those of couriers', async () => {
  const { id, order } = await shop.orderThatIs()
  const send = (trackingCode: string) =>
    shipOrders(shop.db, shop.admin, [{ id, courier: 'Sundarban Courier', trackingCode, trackingUrl: null }])
  expect(await send('SB-৪০৭১২')).toMatchObject([{ code: null }])
  expect(await shop.db.findOneByOrFail(Shipment, { orderId: id })).toMatchObject({ trackingCode: 'SB-40712' })
  for (const search of ['SB-৪০৭১২', '40712']) {
    const found = await filteredOrders(shop.db, { state: OrderState.ALL, search })
    expect((await found.getMany()).map(({ number }) => number)).toEqual([order.number])
  }
  // The same again, in whichever digits, is no news.
  expect(await send('SB-৪০৭১২')).toMatchObject([{ code: null }])
  expect(await shop.eventsOf(id)).toHaveLength(1)
})

test('of two admins who send one order with a rider each at once, one is told that it has gone; the same again is no news', async () => {
  const { id } = await shop.orderThatIs()
  const seen = { expectedStatus: PLACED, expectedVersion: 1 }
  const send = (courier: string) => shipOrders(shop.db, shop.admin, [{ id, courier, trackingCode: null, ...seen }])
  const outcomes = (await Promise.all(['Jamal', 'Rupa'].map(send))).flat()

  expect(outcomes.map(({ code }) => code).sort()).toEqual(['STATUS_CHANGED', null])
  const { courier } = await shop.db.findOneByOrFail(Shipment, { orderId: id })
  expect(await send(courier)).toMatchObject([{ id, code: null }])
  expect(await shop.eventsOf(id)).toHaveLength(1)
})

test('an order that was corrected since it was seen takes no step, alone or among others, and none back', async () => {
  const { id } = await shop.correctedOrder(CONFIRMED)
  const { id: fresh } = await shop.orderThatIs()
  const before = await shop.eventsOf(id)
  const seen = [{ id, expectedStatus: CONFIRMED, expectedVersion: 1 }]
  const changed = { id, order: null, code: 'ORDER_CHANGED', status: CONFIRMED, version: 2 }

  expect(await takeStepOfEach(shop.db, shop.admin, [id, fresh], DELIVERED, seen)).toMatchObject([
    changed,
    { id: fresh, code: null },
  ])
  expect(await takeBackStepOfEach(shop.db, shop.admin, [id], CONFIRMED, seen)).toMatchObject([changed])
  await expect(deleteOrder(shop.db, id, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
  expect(await shop.eventsOf(id)).toEqual(before)
})

test('an order that was corrected since it was seen is not sent', async () => {
  const { id } = await shop.correctedOrder()
  const send = (expectedVersion: number) => shipOrders(shop.db, shop.admin, [{ id, courier: 'Jamal', expectedVersion }])
  expect(await send(1)).toMatchObject([{ order: null, code: 'ORDER_CHANGED' }])
  expect(await send(2)).toMatchObject([{ order: { status: SHIPPED }, code: null }])
})

test('what is coming back, or was kept in part, is not delivered among others; by itself it is', async () => {
  const [back, inParts, whole] = [
    await shop.orderThatIs(SHIPPED, RETURNING),
    await shop.orderThatIs(SHIPPED),
    await shop.orderThatIs(SHIPPED),
  ]
  const seen = [back, inParts, whole].map(({ id }, i) => ({ id, expectedStatus: i === 0 ? RETURNING : SHIPPED }))
  await shop.db.update(Shipment, { orderId: inParts.id }, { partlyDelivered: true })
  const ids = seen.map(({ id }) => id)

  expect(await takeStepOfEach(shop.db, shop.admin, ids, DELIVERED, seen)).toMatchObject([
    { id: back.id, order: null, code: 'NEEDS_ATTENTION', status: RETURNING },
    { id: inParts.id, order: null, code: 'NEEDS_ATTENTION', status: SHIPPED },
    { id: whole.id, order: { status: DELIVERED }, code: null },
  ])
  for (const id of [back.id, inParts.id])
    expect(await shop.step(id, { to: DELIVERED })).toMatchObject({ status: DELIVERED })
  expect(await takeStepOfEach(shop.db, shop.admin, ids, DELIVERED)).toMatchObject(ids.map((id) => ({ id, code: null })))
})

test('of orders that are confirmed or delivered together each is told by itself', async () => {
  const [fresh, ended, gone] = [await shop.orderThatIs(), await shop.orderThatIs(CANCELLED), randomUUID()]

  for (const to of [CONFIRMED, DELIVERED])
    expect(await takeStepOfEach(shop.db, shop.admin, [fresh.id, ended.id, gone], to)).toMatchObject([
      { id: fresh.id, order: { status: to }, code: null },
      { id: ended.id, order: null, code: 'STATUS_CHANGED' },
      { id: gone, order: null, code: 'NOT_FOUND' },
    ])
  expect(await takeBackStepOfEach(shop.db, shop.admin, [ended.id, fresh.id, gone], DELIVERED)).toMatchObject([
    { id: ended.id, order: null, code: 'STATUS_CHANGED' },
    { id: fresh.id, order: { status: CONFIRMED }, code: null },
    { id: gone, order: null, code: 'NOT_FOUND' },
  ])
})
