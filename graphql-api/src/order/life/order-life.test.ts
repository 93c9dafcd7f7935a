import { randomUUID } from 'node:crypto'
import { isTakenBack, nextSteps } from '@sunnah-store/schema/order-steps'
import {
  cancelReasons,
  orderActors,
  orderEventKinds,
  orderStatuses,
  returnReasons,
} from '@sunnah-store/schema/order-words'
import { checkInvariants } from '../../commands/invariants.js'
import { queryRows } from '../../database/query-rows.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import { StockChange } from '../../stock/stock-change.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../../testing/factories.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import { correctOrder } from '../by-hand/correct-order.service.js'
import { listOwed } from '../cash/cash.service.js'
import { Order } from '../order.entity.js'
import { deleteOrder } from '../order.service.js'
import { OrderLine } from '../order-line.entity.js'
import { placeOrder } from '../place-order.service.js'
import { cancelMyOrder } from './cancel-my-order.service.js'
import type { Actor } from './change-order.js'
import type { DeliverPartlyInput } from './deliver-partly.input.js'
import { deliverPartly } from './deliver-partly.service.js'
import { noteCall } from './note-call.service.js'
import { OrderActor, OrderEvent, OrderEventKind } from './order-event.entity.js'
import { CancelReason, OrderStatus, ReturnReason } from './order-status.js'
import { type OrderStep, takeStep } from './order-step.service.js'
import { shipOrders } from './ship-orders.service.js'
import { Shipment } from './shipment.entity.js'
import { takeBackStep } from './take-back.service.js'
import { takeBackStepOfEach, takeStepOfEach } from './told-by-itself.js'

const { PLACED, CONFIRMED, SHIPPED, RETURNING, DELIVERED, CANCELLED, RETURNED } = OrderStatus
const statuses = Object.values(OrderStatus)
let admin: Actor
const rider = { courier: 'Own rider', trackingCode: null, trackingUrl: null }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  admin = { id: (await buildAdmin(shop.db)).id, by: OrderActor.ADMIN }
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** Four pieces of ten are ordered, and the order is led to a status. */
const orderThatIs = async (...steps: OrderStatus[]) => {
  const [product, shopper] = [await buildProduct(shop.db, { quantity: 10 }), await buildShopper(shop.db)]
  const order = await placeOrder(shop.db, shopper, orderInput([product], { quantity: 4 }))
  for (const to of steps) await step(order.id, { to })
  return { product, shopper, order, id: order.id }
}

const step = (id: string, given: OrderStep) =>
  takeStep(shop.db, id, admin, { ...(given.to === SHIPPED && { shipment: rider }), ...given })

const wayTo: Record<OrderStatus, OrderStatus[]> = {
  [PLACED]: [],
  [CONFIRMED]: [CONFIRMED],
  [SHIPPED]: [SHIPPED],
  [RETURNING]: [SHIPPED, RETURNING],
  [DELIVERED]: [DELIVERED],
  [CANCELLED]: [CANCELLED],
  [RETURNED]: [SHIPPED, RETURNED],
}

const available = async (productId: string) => (await shop.db.findOneByOrFail(ProductVariant, { productId })).quantity
const eventsOf = (orderId: string) => shop.db.find(OrderEvent, { where: { orderId }, order: { place: 'ASC' } })

test('the database knows the steps of the code and the way back of each, and no others', async () => {
  const rows = await queryRows<{ from: OrderStatus; to: OrderStatus; takesBack: boolean }>(
    shop.db,
    'SELECT "from", "to", "takesBack" FROM order_step',
  )
  const forth = statuses.flatMap((from) => nextSteps[from].map((to) => `${from} ${to}`))
  const back = statuses.flatMap((to) => nextSteps[to].map((from) => `${from} ${to}`))

  const named = (takesBack: boolean) =>
    rows.filter((row) => row.takesBack === takesBack).map(({ from, to }) => `${from} ${to}`)
  expect(named(false).sort()).toEqual(forth.sort())
  expect(named(true).sort()).toEqual(back.sort())
})

describe.each(statuses)('an order that is %s', (status) => {
  test.each(statuses)('goes to %s, stays, or is refused as the table says', async (to) => {
    const { id, product } = await orderThatIs(...wayTo[status])
    const before = await eventsOf(id)
    const taken = step(id, { to })

    if (status !== to && !nextSteps[status].includes(to)) {
      await expect(taken).rejects.toMatchObject({ code: 'STATUS_CHANGED', details: { status } })
      expect(await eventsOf(id)).toEqual(before)
      return
    }
    expect(await taken).toMatchObject({ status: to })
    expect(await available(product.id)).toBe(isTakenBack(to) ? 10 : 6)
    expect(await eventsOf(id)).toHaveLength(before.length + (status === to ? 0 : 1))
  })
})

test('the database refuses a step that no code should take', async () => {
  const { id } = await orderThatIs(CANCELLED)
  await expect(shop.db.update(Order, { id }, { status: SHIPPED })).rejects.toThrow(
    'an order does not go from CANCELLED to SHIPPED',
  )
  await expect(shop.db.query('DELETE FROM order_event')).rejects.toThrow('are never changed')
})

test('of two admins who take different steps at once one wins, and the other is told where it stands', async () => {
  const { id } = await orderThatIs()
  const answers = await Promise.allSettled([
    step(id, { to: CONFIRMED, expectedStatus: PLACED }),
    step(id, { to: CANCELLED, expectedStatus: PLACED, reason: CancelReason.FAKE }),
  ])

  const { status } = await shop.db.findOneByOrFail(Order, { id })
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  expect(answers.find((answer) => answer.status === 'rejected')).toMatchObject({
    reason: { code: 'STATUS_CHANGED', details: { status } },
  })
  expect(await eventsOf(id)).toHaveLength(1)
})

test('partly delivered or undone is only what was seen', async () => {
  const { id, product } = await orderThatIs(SHIPPED, RETURNING)
  const { id: variantId } = await shop.db.findOneByOrFail(ProductVariant, { productId: product.id })
  const partly = { id, cameBack: [{ variantId, quantity: 1 }], collected: 0, note: 'Nothing in hand' }
  const isTold = { code: 'STATUS_CHANGED', details: { status: RETURNING } }

  await expect(deliverPartly(shop.db, admin, { ...partly, expectedStatus: SHIPPED })).rejects.toMatchObject(isTold)
  await expect(takeBackStep(shop.db, id, admin, { expectedStatus: SHIPPED })).rejects.toMatchObject(isTold)
  expect(await takeBackStep(shop.db, id, admin, { expectedStatus: RETURNING })).toMatchObject({ status: SHIPPED })
})

test('ten times the same step at once is one step', async () => {
  const { id, product } = await orderThatIs()
  await Promise.all(Array.from({ length: 10 }, () => step(id, { to: CANCELLED, reason: CancelReason.DUPLICATE })))
  expect(await available(product.id)).toBe(10)
  expect(await eventsOf(id)).toMatchObject([
    { kind: OrderEventKind.STEP, by: OrderActor.ADMIN, from: PLACED, to: CANCELLED, reason: CancelReason.DUPLICATE },
  ])
})

test('of ten calls that are noted at once one counts, and the others are told to wait for an hour', async () => {
  const { id } = await orderThatIs()
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => noteCall(shop.db, id, admin)))

  const [call, ...more] = await eventsOf(id)
  expect(more).toEqual([])
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(9)
  const inAnHour = new Date((call?.at.getTime() ?? 0) + 60 * 60_000).toISOString()
  for (const why of refused) expect(why).toMatchObject({ code: 'CALLED_OFTEN', details: { aDay: 3, nextAt: inAnHour } })
})

describe('of an order some was kept at the door', () => {
  /** Three tasbih for 450 each and two caps for 200 each, on their way. */
  const sent = async (...steps: OrderStatus[]) => {
    const [tasbih, cap] = [await buildProduct(shop.db), await buildProduct(shop.db, { price: 200 })]
    const lines = [
      { productId: tasbih.id, quantity: 3 },
      { productId: cap.id, quantity: 2 },
    ]
    const order = await placeOrder(
      shop.db,
      await buildShopper(shop.db),
      orderInput([], { lines, expectedTotal: 3 * 450 + 2 * 200 }),
    )
    for (const to of steps) await step(order.id, { to })
    const [ofTasbih, ofCap] = await linesOf(order.id)
    if (!ofTasbih || !ofCap) throw new Error('The lines are missing')
    const kept = {
      id: order.id,
      cameBack: [
        { variantId: ofTasbih.variantId, quantity: 1, writtenOff: 1 },
        { variantId: ofCap.variantId, quantity: 2 },
      ],
    }
    const stock = async () => [await available(tasbih.id), await available(cap.id)]
    return { id: order.id, stock, tasbih: ofTasbih, cap: ofCap, input: { ...kept, collected: 900 } }
  }
  const linesOf = (orderId: string) => shop.db.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } })
  const say = (input: DeliverPartlyInput) => deliverPartly(shop.db, admin, input)
  const readOrder = (id: string) => shop.db.findOneByOrFail(Order, { id })

  const note = 'As the rider says'

  test.each([SHIPPED, RETURNING])(
    'from %s: it is delivered for what was collected, the rest follows, once, with a way back',
    async (from) => {
      const { id, input, stock } = await sent(...wayTo[from])
      const before = { order: await readOrder(id), lines: await linesOf(id) }

      await Promise.all([say(input), say(input), say(input)])
      expect(await readOrder(id)).toMatchObject({
        status: DELIVERED,
        total: 900,
        doorDifference: 0,
        deliveredAt: expect.any(Date),
      })
      expect(await linesOf(id)).toMatchObject([
        { quantity: 2, cameBack: 1 },
        { quantity: 0, cameBack: 2 },
      ])
      expect(await stock()).toEqual([7, 10])
      expect((await eventsOf(id)).slice(wayTo[from].length)).toMatchObject([{ from, to: DELIVERED, cameBack: 3 }])
      expect((await listOwed(shop.db, rider.courier)).find((owed) => owed.id === id)).toMatchObject({ total: 900 })

      expect(await takeBackStep(shop.db, id, admin)).toEqual(before.order)
      expect({ order: await readOrder(id), lines: await linesOf(id) }).toEqual(before)
      expect(await stock()).toEqual([7, 8])

      await say({ ...input, collected: 850, note: 'He had no more with him' })
      expect(await readOrder(id)).toMatchObject({ total: 850, doorDifference: -50 })
      expect(await step(id, { to: RETURNED, reason: ReturnReason.DAMAGED })).toMatchObject({ status: RETURNED })
      expect(await stock()).toEqual([9, 10])
    },
  )

  test('where nothing was kept all of it came back', async () => {
    const { id, input, tasbih, cap, stock } = await sent(SHIPPED)
    const all = {
      ...input,
      collected: 0,
      cameBack: [tasbih, cap].map(({ variantId, quantity }) => ({ variantId, quantity })),
    }
    await expect(say({ ...all, collected: 60 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    for (let time = 0; time < 2; time++)
      expect(await say(all)).toMatchObject({ status: RETURNED, deliveredAt: null, total: 1750 })
    expect(await stock()).toEqual([10, 10])
    expect(await eventsOf(id)).toHaveLength(2)
  })

  test.each<[string, OrderStatus, (asked: Awaited<ReturnType<typeof sent>>) => Partial<DeliverPartlyInput>]>([
    ['STATUS_CHANGED', PLACED, () => ({})],
    ['STATUS_CHANGED', CONFIRMED, () => ({})],
    ['STATUS_CHANGED', DELIVERED, () => ({})],
    ['STATUS_CHANGED', CANCELLED, () => ({})],
    ['STATUS_CHANGED', RETURNED, () => ({})],
    ['BAD_USER_INPUT', SHIPPED, ({ cap: { variantId } }) => ({ cameBack: [{ variantId, quantity: 3 }], note })],
    [
      'BAD_USER_INPUT',
      SHIPPED,
      ({ cap: { variantId } }) => ({ cameBack: [{ variantId, quantity: 1, writtenOff: 2 }], note }),
    ],
    ['BAD_USER_INPUT', SHIPPED, () => ({ cameBack: [{ variantId: randomUUID(), quantity: 1 }], note })],
    ['BAD_USER_INPUT', SHIPPED, () => ({ collected: 850 })],
    ['BAD_USER_INPUT', SHIPPED, () => ({ collected: 1751, note })],
  ])('%s from %s, and nothing changes', async (code, status, given) => {
    const asked = await sent(...wayTo[status])
    const before = await Promise.all([readOrder(asked.id), linesOf(asked.id), eventsOf(asked.id), asked.stock()])
    await expect(say({ ...asked.input, ...given(asked) })).rejects.toMatchObject({ code })
    expect(await Promise.all([readOrder(asked.id), linesOf(asked.id), eventsOf(asked.id), asked.stock()])).toEqual(
      before,
    )
  })
})

test('what came back spoilt is written off, and no more than was ordered', async () => {
  const { id, product } = await orderThatIs(SHIPPED, RETURNING)
  const { id: variantId } = await shop.db.findOneByOrFail(ProductVariant, { productId: product.id })
  const back = (quantity: number) =>
    step(id, { to: RETURNED, reason: ReturnReason.DAMAGED, writtenOff: [{ variantId, quantity }] })

  await expect(back(5)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await back(3)).toMatchObject({ status: RETURNED, deliveredAt: null })
  expect(await available(product.id)).toBe(7)
  expect(await shop.db.findBy(StockChange, { variantId, reason: 'WRITTEN_OFF' })).toMatchObject([{ change: -3 }])

  await takeBackStep(shop.db, id, admin)
  expect(await available(product.id)).toBe(6)
})

describe('a step that was a mistake', () => {
  const mistakes = statuses.flatMap((from) =>
    statuses.filter((to) => nextSteps[from].includes(to)).map((to) => [from, to] as const),
  )

  test.each(mistakes)('from %s to %s is taken back', async (from, to) => {
    const { id, product } = await orderThatIs(...wayTo[from])
    const { deliveredAt } = await shop.db.findOneByOrFail(Order, { id })
    await step(id, { to })

    expect(await takeBackStep(shop.db, id, admin)).toMatchObject({ status: from, deliveredAt })
    expect(await available(product.id)).toBe(6)
    await expect(takeBackStep(shop.db, id, admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  })

  test('stays after ten minutes, and where the shopper took it', async () => {
    const { id } = await orderThatIs(CONFIRMED)
    await shop.db.query('ALTER TABLE order_event DISABLE TRIGGER order_event_stays')
    await shop.db.query(`UPDATE order_event SET at = at - interval '601 seconds' WHERE "orderId" = $1`, [id])
    await shop.db.query('ALTER TABLE order_event ENABLE TRIGGER order_event_stays')
    await expect(takeBackStep(shop.db, id, admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })

    const own = await orderThatIs()
    await cancelMyOrder(shop.db, own.shopper, own.order.number)
    await expect(takeBackStep(shop.db, own.id, admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  })

  test('stays where its pieces were sold meanwhile', async () => {
    const { id, product } = await orderThatIs(CANCELLED)
    await placeOrder(shop.db, await buildShopper(shop.db), orderInput([product], { quantity: 8 }))

    await expect(takeBackStep(shop.db, id, admin)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      details: { lines: [{ productId: product.id, wanted: 4, available: 2 }] },
    })
    expect(await shop.db.findOneByOrFail(Order, { id })).toMatchObject({ status: CANCELLED })
  })
})

test.each([SHIPPED, RETURNING])('an order that is %s is not removed, since nobody has its pieces', async (status) => {
  const { id } = await orderThatIs(...wayTo[status])
  await expect(deleteOrder(shop.db, id)).rejects.toMatchObject({ code: 'ORDER_ON_ITS_WAY', details: { status } })
})

test.each([CANCELLED, RETURNED, DELIVERED])('removing an order that is %s moves no pieces', async (status) => {
  const { id, product } = await orderThatIs(...wayTo[status])
  const before = await available(product.id)
  expect(await deleteOrder(shop.db, id)).toBe(true)
  expect(await available(product.id)).toBe(before)
})

test('shoppers cancel their own orders while these are in the shop, and nobody else’s', async () => {
  const { shopper, order, product } = await orderThatIs(CONFIRMED)
  await expect(cancelMyOrder(shop.db, await buildShopper(shop.db), order.number)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await cancelMyOrder(shop.db, shopper, order.number)).toMatchObject({ status: CANCELLED })
  expect(await available(product.id)).toBe(10)

  const sent = await orderThatIs(SHIPPED)
  await expect(cancelMyOrder(shop.db, sent.shopper, sent.order.number)).rejects.toMatchObject({
    code: 'STATUS_CHANGED',
    details: { status: SHIPPED },
  })
})

test('of orders that are sent together each is told by itself', async () => {
  const [good, ended, gone] = [await orderThatIs(), await orderThatIs(CANCELLED), randomUUID()]
  const shipment = { courier: 'Sundarban Courier', trackingCode: 'SB-1', trackingUrl: 'https://example.com/SB-1' }
  const outcomes = await shipOrders(
    shop.db,
    admin,
    [good.id, ended.id, gone].map((id) => ({ id, ...shipment })),
  )

  expect(outcomes).toMatchObject([
    { id: good.id, order: { status: SHIPPED }, code: null },
    { id: ended.id, order: null, code: 'STATUS_CHANGED' },
    { id: gone, order: null, code: 'NOT_FOUND' },
  ])
})

test('of two admins who send one order with a rider each at once, one is told that it has gone; the same again is no news', async () => {
  const { id } = await orderThatIs()
  const seen = { expectedStatus: PLACED, expectedVersion: 1 }
  const send = (courier: string) => shipOrders(shop.db, admin, [{ id, courier, trackingCode: null, ...seen }])
  const outcomes = (await Promise.all(['Jamal', 'Rupa'].map(send))).flat()

  expect(outcomes.map(({ code }) => code).sort()).toEqual(['STATUS_CHANGED', null])
  const { courier } = await shop.db.findOneByOrFail(Shipment, { orderId: id })
  expect(await send(courier)).toMatchObject([{ id, code: null }])
  expect(await eventsOf(id)).toHaveLength(1)
})

test('an order that was corrected since it was seen takes no step, alone or among others, and none back', async () => {
  const { id, product, order } = await orderThatIs(CONFIRMED)
  await correctOrder(shop.db, admin, {
    ...{ id, address: 'Road 2', district: order.district, phone: order.phone, expectedVersion: 1 },
    ...{ lines: [{ productId: product.id, quantity: 4 }], expectedTotal: order.total },
  })
  const { id: fresh } = await orderThatIs()
  const before = await eventsOf(id)
  const seen = [{ id, expectedStatus: CONFIRMED, expectedVersion: 1 }]
  const changed = { id, order: null, code: 'ORDER_CHANGED', status: CONFIRMED, version: 2 }

  expect(await takeStepOfEach(shop.db, admin, [id, fresh], DELIVERED, seen)).toMatchObject([
    changed,
    { id: fresh, code: null },
  ])
  expect(await takeBackStepOfEach(shop.db, admin, [id], CONFIRMED, seen)).toMatchObject([changed])
  await expect(deleteOrder(shop.db, id, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
  expect(await eventsOf(id)).toEqual(before)
})

test('a call about an order that was corrected since it was seen is not noted', async () => {
  const { id, product, order } = await orderThatIs()
  await correctOrder(shop.db, admin, {
    ...{ id, address: 'Road 2', district: order.district, phone: order.phone, expectedVersion: 1 },
    ...{ lines: [{ productId: product.id, quantity: 4 }], expectedTotal: order.total },
  })
  const before = await eventsOf(id)
  await expect(noteCall(shop.db, id, admin, { expectedVersion: 1 })).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
  expect(await eventsOf(id)).toEqual(before)
})

test('an order that was corrected since it was seen is not sent', async () => {
  const { id, product, order } = await orderThatIs()
  await correctOrder(shop.db, admin, {
    ...{ id, address: 'Road 2', district: order.district, phone: order.phone, expectedVersion: 1 },
    ...{ lines: [{ productId: product.id, quantity: 4 }], expectedTotal: order.total },
  })
  const send = (expectedVersion: number) => shipOrders(shop.db, admin, [{ id, courier: 'Jamal', expectedVersion }])
  expect(await send(1)).toMatchObject([{ order: null, code: 'ORDER_CHANGED' }])
  expect(await send(2)).toMatchObject([{ order: { status: SHIPPED }, code: null }])
})

test('of orders that are confirmed or delivered together each is told by itself', async () => {
  const [fresh, ended, gone] = [await orderThatIs(), await orderThatIs(CANCELLED), randomUUID()]

  for (const to of [CONFIRMED, DELIVERED])
    expect(await takeStepOfEach(shop.db, admin, [fresh.id, ended.id, gone], to)).toMatchObject([
      { id: fresh.id, order: { status: to }, code: null },
      { id: ended.id, order: null, code: 'STATUS_CHANGED' },
      { id: gone, order: null, code: 'NOT_FOUND' },
    ])
  expect(await takeBackStepOfEach(shop.db, admin, [ended.id, fresh.id, gone], DELIVERED)).toMatchObject([
    { id: ended.id, order: null, code: 'STATUS_CHANGED' },
    { id: fresh.id, order: { status: CONFIRMED }, code: null },
    { id: gone, order: null, code: 'NOT_FOUND' },
  ])
})

/** Three calls, so long after the midnight of Dhaka. */
const callsAt = (id: string, after: string) =>
  shop.db.query(
    `INSERT INTO order_event ("orderId", place, at, kind, by)
     SELECT $1, place, date_trunc('day', now(), 'Asia/Dhaka') + $2::interval, 'CALL', 'ADMIN' FROM generate_series(0, 2) AS place`,
    [id, after],
  )

test('calls that nobody answered are counted, three a day of Dhaka, while an order is new', async () => {
  const { id } = await orderThatIs()
  await callsAt(id, '0')
  const refused = await noteCall(shop.db, id, admin).catch(({ code, details }) => ({ code, ...details }))
  expect(refused).toMatchObject({ code: 'CALLED_OFTEN', nextAt: expect.stringMatching(/T18:00:00/) })

  await step(id, { to: CONFIRMED })
  await expect(noteCall(shop.db, id, admin)).rejects.toMatchObject({ code: 'STATUS_CHANGED' })
  expect(await takeBackStep(shop.db, id, admin)).toMatchObject({ status: PLACED })
})

test('calls of the day before do not count among those of today', async () => {
  const { id } = await orderThatIs()
  await callsAt(id, '-1 hour')
  expect(await noteCall(shop.db, id, admin)).toMatchObject({ id })
})

test('the words of the API are those of the shop', () => {
  const words = [orderStatuses, orderEventKinds, orderActors, cancelReasons, returnReasons]
  const own = [OrderStatus, OrderEventKind, OrderActor, CancelReason, ReturnReason]
  expect(words).toEqual(own.map((names) => Object.values(names)))
})
