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
import { buildShopper, orderInput } from '../../testing/factories.js'
import { type LifeShop, openLifeShop, wayTo } from '../../testing/life-shop.js'
import { Order } from '../order.entity.js'
import { deleteOrder } from '../order.service.js'
import { placeOrder } from '../place-order.service.js'
import { cancelMyOrder } from './cancel-my-order.service.js'
import { noteCall } from './note-call.service.js'
import { OrderActor, OrderEventKind } from './order-event.entity.js'
import { CancelReason, OrderStatus, ReturnReason } from './order-status.js'
import { takeBackStep } from './take-back.service.js'

const { PLACED, CONFIRMED, SHIPPED, RETURNING, DELIVERED, CANCELLED, RETURNED } = OrderStatus
const statuses = Object.values(OrderStatus)

let shop: LifeShop
beforeAll(async () => {
  shop = await openLifeShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

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
    const { id, product } = await shop.orderThatIs(...wayTo[status])
    const before = await shop.eventsOf(id)
    const taken = shop.step(id, { to })

    if (status !== to && !nextSteps[status].includes(to)) {
      await expect(taken).rejects.toMatchObject({ code: 'STATUS_CHANGED', details: { status } })
      expect(await shop.eventsOf(id)).toEqual(before)
      return
    }
    expect(await taken).toMatchObject({ status: to })
    expect(await shop.available(product.id)).toBe(isTakenBack(to) ? 10 : 6)
    expect(await shop.eventsOf(id)).toHaveLength(before.length + (status === to ? 0 : 1))
  })
})

test('the database refuses a step that no code should take', async () => {
  const { id } = await shop.orderThatIs(CANCELLED)
  await expect(shop.db.update(Order, { id }, { status: SHIPPED })).rejects.toThrow(
    'an order does not go from CANCELLED to SHIPPED',
  )
  await expect(shop.db.query('DELETE FROM order_event')).rejects.toThrow('are never changed')
})

test('of two admins who take different steps at once one wins, and the other is told where it stands', async () => {
  const { id } = await shop.orderThatIs()
  const answers = await Promise.allSettled([
    shop.step(id, { to: CONFIRMED, expectedStatus: PLACED }),
    shop.step(id, { to: CANCELLED, expectedStatus: PLACED, reason: CancelReason.FAKE }),
  ])

  const { status } = await shop.db.findOneByOrFail(Order, { id })
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  expect(answers.find((answer) => answer.status === 'rejected')).toMatchObject({
    reason: { code: 'STATUS_CHANGED', details: { status } },
  })
  expect(await shop.eventsOf(id)).toHaveLength(1)
})

test('ten times the same step at once is one step', async () => {
  const { id, product } = await shop.orderThatIs()
  await Promise.all(Array.from({ length: 10 }, () => shop.step(id, { to: CANCELLED, reason: CancelReason.DUPLICATE })))
  expect(await shop.available(product.id)).toBe(10)
  expect(await shop.eventsOf(id)).toMatchObject([
    { kind: OrderEventKind.STEP, by: OrderActor.ADMIN, from: PLACED, to: CANCELLED, reason: CancelReason.DUPLICATE },
  ])
})

test('what came back spoilt is written off, and no more than was ordered', async () => {
  const { id, product } = await shop.orderThatIs(SHIPPED, RETURNING)
  const { id: variantId } = await shop.db.findOneByOrFail(ProductVariant, { productId: product.id })
  const back = (quantity: number) =>
    shop.step(id, { to: RETURNED, reason: ReturnReason.DAMAGED, writtenOff: [{ variantId, quantity }] })

  await expect(back(5)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await back(3)).toMatchObject({ status: RETURNED, deliveredAt: null })
  expect(await shop.available(product.id)).toBe(7)
  expect(await shop.db.findBy(StockChange, { variantId, reason: 'WRITTEN_OFF' })).toMatchObject([{ change: -3 }])

  await takeBackStep(shop.db, id, shop.admin)
  expect(await shop.available(product.id)).toBe(6)
})

test('whoever ends an order otherwise than somebody just did is told so; the same again is no news', async () => {
  const { id, product } = await shop.orderThatIs(SHIPPED)
  const { id: variantId } = await shop.db.findOneByOrFail(ProductVariant, { productId: product.id })
  const first = { to: RETURNED, reason: ReturnReason.DAMAGED, writtenOff: [{ variantId, quantity: 1 }] }
  await shop.step(id, first)
  const others = [
    { reason: ReturnReason.LOST },
    { reason: ReturnReason.WRONG_ITEM },
    { writtenOff: [] },
    { note: 'Torn' },
  ]
  for (const other of others)
    await expect(shop.step(id, { ...first, ...other })).rejects.toMatchObject({
      code: 'STATUS_CHANGED',
      details: { status: RETURNED },
    })
  expect(await shop.step(id, first)).toMatchObject({ status: RETURNED })
  expect([await shop.available(product.id), await shop.eventsOf(id)]).toMatchObject([9, { length: 2 }])

  const cancelled = await shop.orderThatIs()
  await cancelMyOrder(shop.db, cancelled.shopper, cancelled.order.number)
  const fake = { to: CANCELLED, reason: CancelReason.FAKE }
  await expect(shop.step(cancelled.id, fake)).rejects.toMatchObject({ code: 'STATUS_CHANGED' })
  expect(await cancelMyOrder(shop.db, cancelled.shopper, cancelled.order.number)).toMatchObject({ status: CANCELLED })
})

describe('a step that was a mistake', () => {
  const mistakes = statuses.flatMap((from) =>
    statuses.filter((to) => nextSteps[from].includes(to)).map((to) => [from, to] as const),
  )

  test.each(mistakes)('from %s to %s is taken back', async (from, to) => {
    const { id, product } = await shop.orderThatIs(...wayTo[from])
    const { deliveredAt } = await shop.db.findOneByOrFail(Order, { id })
    await shop.step(id, { to })

    expect(await takeBackStep(shop.db, id, shop.admin)).toMatchObject({ status: from, deliveredAt })
    expect(await shop.available(product.id)).toBe(6)
    await expect(takeBackStep(shop.db, id, shop.admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  })

  test('stays after ten minutes, and where the shopper took it', async () => {
    const { id } = await shop.orderThatIs(CONFIRMED)
    await shop.db.query('ALTER TABLE order_event DISABLE TRIGGER order_event_stays')
    await shop.db.query(`UPDATE order_event SET at = at - interval '601 seconds' WHERE "orderId" = $1`, [id])
    await shop.db.query('ALTER TABLE order_event ENABLE TRIGGER order_event_stays')
    await expect(takeBackStep(shop.db, id, shop.admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })

    const own = await shop.orderThatIs()
    await cancelMyOrder(shop.db, own.shopper, own.order.number)
    await expect(takeBackStep(shop.db, own.id, shop.admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  })

  test('stays where its pieces were sold meanwhile', async () => {
    const { id, product } = await shop.orderThatIs(CANCELLED)
    await placeOrder(shop.db, await buildShopper(shop.db), orderInput([product], { quantity: 8 }))

    await expect(takeBackStep(shop.db, id, shop.admin)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      details: { lines: [{ productId: product.id, wanted: 4, available: 2 }] },
    })
    expect(await shop.db.findOneByOrFail(Order, { id })).toMatchObject({ status: CANCELLED })
  })
})

test.each([SHIPPED, RETURNING])('an order that is %s is not removed, since nobody has its pieces', async (status) => {
  const { id } = await shop.orderThatIs(...wayTo[status])
  await expect(deleteOrder(shop.db, id)).rejects.toMatchObject({ code: 'ORDER_ON_ITS_WAY', details: { status } })
})

test.each([CANCELLED, RETURNED, DELIVERED])('removing an order that is %s moves no pieces', async (status) => {
  const { id, product } = await shop.orderThatIs(...wayTo[status])
  const before = await shop.available(product.id)
  expect(await deleteOrder(shop.db, id)).toBe(true)
  expect(await shop.available(product.id)).toBe(before)
})

test('shoppers cancel their own orders while these are in the shop, and nobody else’s', async () => {
  const { shopper, order, product } = await shop.orderThatIs(CONFIRMED)
  await expect(cancelMyOrder(shop.db, await buildShopper(shop.db), order.number)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await cancelMyOrder(shop.db, shopper, order.number)).toMatchObject({ status: CANCELLED })
  expect(await shop.available(product.id)).toBe(10)

  const sent = await shop.orderThatIs(SHIPPED)
  await expect(cancelMyOrder(shop.db, sent.shopper, sent.order.number)).rejects.toMatchObject({
    code: 'STATUS_CHANGED',
    details: { status: SHIPPED },
  })
})

test.each([
  ['no reason, which means that they changed their mind', {}, { reason: 'SHOPPER_CHANGED_MIND', note: null }],
  ['a reason of their own', { reason: CancelReason.TOO_LATE }, { reason: 'TOO_LATE', note: null }],
  ['another one in words', { reason: CancelReason.OTHER, note: 'I travel' }, { reason: 'OTHER', note: 'I travel' }],
])('a shopper cancels with %s, and the order keeps it', async (_, why, kept) => {
  const { shopper, order, id } = await shop.orderThatIs()
  for (let time = 0; time < 2; time++) await cancelMyOrder(shop.db, shopper, order.number, why)
  expect(await shop.eventsOf(id)).toMatchObject([{ by: OrderActor.SHOPPER, to: CANCELLED, ...kept }])
})

test('of ten calls that are noted at once one counts, and the others are told to wait for an hour', async () => {
  const { id } = await shop.orderThatIs()
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => noteCall(shop.db, id, shop.admin)))

  const [call, ...more] = await shop.eventsOf(id)
  expect(more).toEqual([])
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  expect(refused).toHaveLength(9)
  const inAnHour = new Date((call?.at.getTime() ?? 0) + 60 * 60_000).toISOString()
  for (const why of refused) expect(why).toMatchObject({ code: 'CALLED_OFTEN', details: { aDay: 3, nextAt: inAnHour } })
})

test('a call about an order that was corrected since it was seen is not noted', async () => {
  const { id } = await shop.correctedOrder()
  const before = await shop.eventsOf(id)
  await expect(noteCall(shop.db, id, shop.admin, { expectedVersion: 1 })).rejects.toMatchObject({
    code: 'ORDER_CHANGED',
  })
  expect(await shop.eventsOf(id)).toEqual(before)
})

/** Three calls, so long after the midnight of Dhaka. */
const callsAt = (id: string, after: string) =>
  shop.db.query(
    `INSERT INTO order_event ("orderId", place, at, kind, by)
     SELECT $1, place, date_trunc('day', now(), 'Asia/Dhaka') + $2::interval, 'CALL', 'ADMIN' FROM generate_series(0, 2) AS place`,
    [id, after],
  )

test('calls that nobody answered are counted, three a day of Dhaka, while an order is new', async () => {
  const { id } = await shop.orderThatIs()
  await callsAt(id, '0')
  const refused = await noteCall(shop.db, id, shop.admin).catch(({ code, details }) => ({ code, ...details }))
  expect(refused).toMatchObject({ code: 'CALLED_OFTEN', nextAt: expect.stringMatching(/T18:00:00/) })

  await shop.step(id, { to: CONFIRMED })
  await expect(noteCall(shop.db, id, shop.admin)).rejects.toMatchObject({ code: 'STATUS_CHANGED' })
  expect(await takeBackStep(shop.db, id, shop.admin)).toMatchObject({ status: PLACED })
})

test('calls of the day before do not count among those of today', async () => {
  const { id } = await shop.orderThatIs()
  await callsAt(id, '-1 hour')
  expect(await noteCall(shop.db, id, shop.admin)).toMatchObject({ id })
})

test('the words of the API are those of the shop', () => {
  const words = [orderStatuses, orderEventKinds, orderActors, cancelReasons, returnReasons]
  const own = [OrderStatus, OrderEventKind, OrderActor, CancelReason, ReturnReason]
  expect(words).toEqual(own.map((names) => Object.values(names)))
})
