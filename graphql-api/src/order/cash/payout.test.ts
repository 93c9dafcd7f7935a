import { dayAfter, today } from '@sunnah-store/schema/local-day'
import { actingAs } from '../../audit/acting-manager.js'
import { AuditEntry } from '../../audit/audit-entry.entity.js'
import { checkInvariants } from '../../commands/invariants.js'
import { readOpenWork } from '../../overview/open-work.service.js'
import { type CashShop, openCashShop, payoutOf } from '../../testing/cash-shop.js'
import { waitingFor } from '../../testing/waiting-for.js'
import { brokenRules } from '../../validation/broken-rules.js'
import { OrderStatus } from '../life/order-status.js'
import { takeStep } from '../life/order-step.service.js'
import { takeBackStep } from '../life/take-back.service.js'
import { Order } from '../order.entity.js'
import { deleteOrder } from '../order.service.js'
import { OrderCash } from './cash.js'
import { listOwed, listPayoutOrders, readCash } from './cash.service.js'
import { exportPayouts } from './export-payouts.service.js'
import { Payout, PayoutReason } from './payout.entity.js'
import { PayoutInput } from './payout.input.js'
import { lockPayoutsOf, recordPayout } from './record-payout.service.js'
import { noteReturnedCash } from './returned-cash.service.js'
import { takeBackPayout } from './take-back-payout.service.js'

const { RETURNED } = OrderStatus

let shop: CashShop
beforeAll(async () => {
  shop = await openCashShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

test('a payout brings the cash of its orders into the shop, once for a key', async () => {
  const orders = [await shop.orderOf('Rupa', 300), await shop.orderOf('Rupa', 200)]
  const onItsWay = await shop.orderOf('Rupa', 90, null)
  const input = payoutOf('Rupa', orders, { received: 440, charges: 60 })
  expect(await Promise.all(orders.map(({ id }) => shop.cashOfOrder(id)))).toEqual([
    OrderCash.WITH_COURIER,
    OrderCash.WITH_COURIER,
  ])

  const [first, second] = await Promise.all([shop.enter(input), shop.enter(input)])
  expect(second.id).toBe(first.id)
  expect(first).toMatchObject({ expected: 500, orderCount: 2, difference: 0, reason: null })
  const [rupa, other] = orders.map(({ number }) => number)
  const named = (await listPayoutOrders(shop.db, first.id)).map(({ number, total }) => [number, total])
  expect(named).toEqual([
    [rupa, 300],
    [other, 200],
  ])
  expect(await shop.cashOfOrder(orders[0]?.id ?? '')).toBe(OrderCash.RECEIVED)
  expect(await shop.cashOfOrder(onItsWay.id)).toBe(OrderCash.TO_COLLECT)
  expect(await listOwed(shop.db, 'Rupa')).toEqual([])
  await expect(shop.enter({ ...input, received: 441 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  await expect(takeBackStep(shop.db, orders[0]?.id ?? '', shop.admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
})

test('the audit log names the orders of a payout, when it is entered and when it is taken back', async () => {
  const orders = [await shop.orderOf('Salma', 100), await shop.orderOf('Salma', 100)]
  const acting = actingAs(shop.db, shop.admin, 'payouts')
  const { id } = await recordPayout(acting, shop.admin.id, payoutOf('Salma', orders, { received: 200 }))
  expect(await takeBackPayout(acting, id)).toBe(true)

  const orderNumbers = orders.map(({ number }) => number).sort()
  expect(await shop.db.find(AuditEntry, { where: { thingId: id }, order: { id: 'ASC' } })).toMatchObject([
    { before: null, after: { orderNumbers, orderCount: 2 } },
    { before: { orderNumbers }, after: null },
  ])
})

test('another sum than should come is entered with a reason only', async () => {
  const input = payoutOf('Nila', [await shop.orderOf('Nila', 300)], { received: 200, charges: 60 })
  await expect(shop.enter(input)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { reason: [expect.any(String)] } },
  })
  expect(await shop.enter({ ...input, reason: PayoutReason.UNLISTED_CHARGE })).toMatchObject({ difference: -40 })

  const { value: rows } = await exportPayouts(shop.db).next()
  const row = [today(), 'Nila', 1, 300, 60, 200, -40, PayoutReason.UNLISTED_CHARGE, null]
  expect(rows).toContainEqual(row)
})

test('what a courier owes still of a payout is owed until a later one brings it, and no more than that', async () => {
  const restOf = async () => (await readCash(shop.db)).couriers.find(({ courier }) => courier === 'Tania')
  const of = { reason: PayoutReason.STILL_OWED }
  await shop.enter(payoutOf('Tania', [await shop.orderOf('Tania', 2037)], { received: 1900, charges: 60, ...of }))
  expect(await restOf()).toMatchObject({ orders: 0, total: 77, rest: 77, oldestAt: null })
  expect(await readOpenWork(shop.db)).toMatchObject({ stillOwed: 77 })

  const refused = { code: 'BAD_USER_INPUT' }
  await expect(shop.enter(payoutOf('Tania', [], { received: 78, ...of }))).rejects.toMatchObject(refused)
  await expect(
    shop.enter(payoutOf('Tania', [], { received: 70, reason: PayoutReason.COUNTED_TWICE })),
  ).rejects.toMatchObject(refused)
  await expect(shop.enter(payoutOf('Tania', [], { ...of }))).rejects.toMatchObject(refused)
  const { both } = await shop.db.transaction(async (tx) => {
    await lockPayoutsOf(tx, 'Tania')
    const both = Promise.allSettled([1, 2].map(() => shop.enter(payoutOf('Tania', [], { received: 40, ...of }))))
    expect(await waitingFor(shop.db, 2)).toBe(2)
    return { both }
  })
  expect((await both).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await shop.enter(payoutOf('Tania', [await shop.orderOf('Tania', 100)], { received: 137, ...of }))
  expect(await restOf()).toBeUndefined()
})

test('a payout is taken back however old it is, unless a later one brought what it had left owed', async () => {
  const order = await shop.orderOf('Babu', 300)
  const of = { reason: PayoutReason.STILL_OWED }
  const mistake = await shop.enter(payoutOf('Babu', [order], { received: 250, ...of }))
  const rest = await shop.enter(payoutOf('Babu', [], { received: 50, ...of }))
  expect(await takeBackPayout(shop.db, mistake.id)).toBe(false)
  expect(await takeBackPayout(shop.db, rest.id)).toBe(true)
  const answers = await Promise.all([1, 2].map(() => takeBackPayout(shop.db, mistake.id)))
  expect(answers.sort()).toEqual([false, true])
  expect(await shop.cashOfOrder(order.id)).toBe(OrderCash.WITH_COURIER)

  const old = await shop.enter(payoutOf('Babu', [order], { received: 300 }))
  await shop.db.query(`UPDATE payout SET "createdAt" = now() - interval '3 days' WHERE id = $1`, [old.id])
  expect(await takeBackPayout(shop.db, old.id)).toBe(true)
  expect(await shop.cashOfOrder(order.id)).toBe(OrderCash.WITH_COURIER)
})

test('of two payouts of which a later one brought the rest of one, only one is taken back', async () => {
  const of = { reason: PayoutReason.STILL_OWED }
  const withRest = async () =>
    shop.enter(payoutOf('Salma', [await shop.orderOf('Salma', 300)], { received: 250, ...of }))
  const mistakes = [await withRest(), await withRest()]
  await shop.enter(payoutOf('Salma', [], { received: 50, ...of }))
  const { both } = await shop.db.transaction(async (tx) => {
    await lockPayoutsOf(tx, 'Salma')
    const both = Promise.all(mistakes.map(({ id }) => takeBackPayout(shop.db, id)))
    expect(await waitingFor(shop.db, 2)).toBe(2)
    return { both }
  })
  expect((await both).sort()).toEqual([false, true])
})

test('a payout that is taken back waits for whoever changes its order, and keeps nothing from them meanwhile', async () => {
  const order = await shop.orderOf('Hasan', 300)
  const { id } = await shop.enter(payoutOf('Hasan', [order], { received: 300 }))
  const { taken } = await shop.db.transaction(async (tx) => {
    await tx.query('SELECT FROM "order" WHERE id = $1 FOR UPDATE', [order.id])
    const taken = takeBackPayout(shop.db, id)
    expect(await waitingFor(shop.db, 1)).toBe(1)
    const free = 'SELECT FROM shipment WHERE "orderId" = $1 FOR UPDATE SKIP LOCKED'
    expect(await tx.query(free, [order.id])).toHaveLength(1)
    return { taken }
  })

  expect(await taken).toBe(true)
  expect(await shop.cashOfOrder(order.id)).toBe(OrderCash.WITH_COURIER)
})

test('the database itself refuses a payout of another sum that nobody has explained', async () => {
  const { id } = await shop.enter(payoutOf('Mizan', [await shop.orderOf('Mizan', 300)], { received: 300 }))
  await expect(shop.db.update(Payout, { id }, { received: 299 })).rejects.toThrow('payout_explained')
})

test('a payout that came before the last of its orders was delivered is refused, by the days of Dhaka', async () => {
  const [early, late] = [await shop.orderOf('Rashed', 100, 5), await shop.orderOf('Rashed', 30, 2)]
  const dayOfLate = dayAfter(today(), -2)
  const midnight = `UPDATE "order" SET "deliveredAt" = ($2 || 'T00:00:00+06:00')::timestamptz WHERE id = $1`
  await shop.db.query(midnight, [late.id, dayOfLate])

  const both = payoutOf('Rashed', [early, late], { received: 130, day: dayAfter(dayOfLate, -1) })
  await expect(shop.enter(both)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { day: [`day must not be before ${dayOfLate}, when the last of its orders was delivered`] } },
  })
  expect(await listOwed(shop.db, 'Rashed')).toHaveLength(2)
  expect(await shop.enter({ ...both, day: dayOfLate })).toMatchObject({ orderCount: 2, day: dayOfLate })
})

test('an order is in one payout only, and in none of a courier who does not owe it', async () => {
  const order = await shop.orderOf('Omar', 300)
  const [onItsWay, ofAnother] = [await shop.orderOf('Omar', 90, null), await shop.orderOf('Ali', 80)]
  for (const other of [onItsWay, ofAnother])
    await expect(shop.enter(payoutOf('Omar', [order, other], { received: 390 }))).rejects.toMatchObject({
      code: 'NOT_OWED',
      details: { orderIds: [other.id] },
    })

  const answers = await Promise.allSettled(
    [1, 2, 3].map(() => shop.enter(payoutOf('Omar', [order], { received: 300 }))),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NOT_OWED' } })
  expect(await shop.db.countBy(Payout, { courier: 'Omar' })).toBe(1)
})

test('of a payout and a delivery that is undone at once only one happens', async () => {
  const { id } = await shop.orderOf('Rider', 300)
  const both = await shop.db.transaction(async (tx) => {
    // The payout has found its order, and is not written yet.
    await tx.query('LOCK TABLE payout IN SHARE MODE')
    const entered = shop.enter(payoutOf('Rider', [{ id }], { received: 300 }))
    expect(await waitingFor(shop.db, 1)).toBe(1)
    const undone = takeBackStep(shop.db, id, shop.admin)
    await Promise.race([waitingFor(shop.db, 2), undone.catch(() => {})])
    return [entered, undone]
  })

  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

test('an order is not removed while its cash is in a payout, or not settled with its courier', async () => {
  const [kept, paid] = [await shop.orderOf('Rezaul', 900), await shop.orderOf('Rezaul', 3487)]
  const total = async () => (await readCash(shop.db)).couriers.find(({ courier }) => courier === 'Rezaul')?.total
  const refused = async (id: string) =>
    expect(deleteOrder(shop.db, id)).rejects.toMatchObject({ code: 'ORDER_HAS_CASH', details: { orderId: id } })
  await refused(paid.id)

  const { id: payoutId } = await shop.enter(payoutOf('Rezaul', [kept, paid], { received: 4387 }))
  await refused(paid.id)
  await takeStep(shop.db, paid.id, shop.admin, { to: RETURNED })
  await refused(paid.id)
  expect(await takeBackPayout(shop.db, payoutId)).toBe(true)
  await refused(paid.id)
  await noteReturnedCash(shop.db, paid.id, shop.admin, true)
  expect(await total()).toBe(4387)
  await refused(paid.id)

  await noteReturnedCash(shop.db, paid.id, shop.admin, false)
  expect(await deleteOrder(shop.db, paid.id)).toBe(true)
  expect(await total()).toBe(900)
})

test('the database itself refuses to remove an order whose cash a courier has or has paid out', async () => {
  const [owed, paid] = [await shop.orderOf('Firoz', 200), await shop.orderOf('Firoz', 300)]
  await shop.enter(payoutOf('Firoz', [paid], { received: 300 }))
  for (const { id } of [owed, paid])
    await expect(shop.db.softDelete(Order, { id })).rejects.toThrow('order_stays_for_cash')
})

test('of a payout and the removal of its order at once only one happens', async () => {
  const orders = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => ({ courier: `Van ${n}`, ...(await shop.orderOf(`Van ${n}`, 300)) })),
  )
  for (const { id } of orders) {
    await takeStep(shop.db, id, shop.admin, { to: RETURNED })
    await noteReturnedCash(shop.db, id, shop.admin, false)
  }
  const answers = await Promise.all(
    orders.map(({ courier, id }) =>
      Promise.allSettled([shop.enter(payoutOf(courier, [{ id }], { received: 300 })), deleteOrder(shop.db, id)]),
    ),
  )
  for (const both of answers) expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

const inDhaka = (time: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka' }).format(time)
const DAY = 86_400_000

const faultsOf = async (day: string) => (await brokenRules(Object.assign(new PayoutInput(), { day }))).day

test.each(['9999-12-31', inDhaka(Date.now() + 2 * DAY)])('what is to come on %s has not been paid out', async (day) => {
  expect(await faultsOf(day)).toEqual(['day must not be later than today'])
})

test('a payout of today in Dhaka or of an earlier day has come', async () => {
  expect([await faultsOf(inDhaka(Date.now())), await faultsOf('2026-01-31')]).toEqual([undefined, undefined])
})
