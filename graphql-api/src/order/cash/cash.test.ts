import { dayAfter, today } from '@sunnah-store/schema/local-day'
import { checkInvariants } from '../../commands/invariants.js'
import { readOpenWork } from '../../overview/open-work.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../../testing/factories.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import { waitingFor } from '../../testing/waiting-for.js'
import { exportOrders, orderColumns } from '../export-orders.service.js'
import { filteredOrders } from '../filtered-orders.js'
import type { Actor } from '../life/change-order.js'
import { courierName } from '../life/courier-name.js'
import { OrderActor, OrderEvent, OrderEventKind } from '../life/order-event.entity.js'
import { OrderStatus, ReturnReason } from '../life/order-status.js'
import { takeStep } from '../life/order-step.service.js'
import { Shipment } from '../life/shipment.entity.js'
import { takeBackStep } from '../life/take-back.service.js'
import { Order } from '../order.entity.js'
import { OrderState } from '../order.enums.js'
import { deleteOrder } from '../order.service.js'
import { placeOrder } from '../place-order.service.js'
import { OrderCash } from './cash.js'
import { cashOf, listOwed, listPayoutOrders, listReturnedCash, readCash } from './cash.service.js'
import { exportPayouts } from './export-payouts.service.js'
import { Payout, PayoutReason } from './payout.entity.js'
import type { PayoutInput } from './payout.input.js'
import { WhyNotOwed } from './payout-file.js'
import { matchPayoutFile } from './payout-file.service.js'
import { recordPayout } from './record-payout.service.js'
import { noteReturnedCash } from './returned-cash.service.js'
import { takeBackPayout } from './take-back-payout.service.js'

const { SHIPPED, DELIVERED, RETURNED } = OrderStatus

let shop: TestShop
let admin: Actor & { id: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = { id: (await buildAdmin(shop.db)).id, by: OrderActor.ADMIN }
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** An order of so many taka that a courier has, or has delivered so many days ago. */
const orderOf = async (courier: string, price: number, deliveredDaysAgo: number | null = 0) => {
  const product = await buildProduct(shop.db, { price })
  const { id, number } = await placeOrder(shop.db, await buildShopper(shop.db), orderInput([product]))
  const shipment = { courier, trackingCode: null, trackingUrl: null }
  await takeStep(shop.db, id, admin, { to: SHIPPED, shipment })
  if (deliveredDaysAgo !== null) {
    await takeStep(shop.db, id, admin, { to: DELIVERED })
    const since = 'UPDATE "order" SET "deliveredAt" = "deliveredAt" - make_interval(days => $2) WHERE id = $1'
    await shop.db.query(since, [id, deliveredDaysAgo])
  }
  return { id, number }
}

let keys = 0
const payoutOf = (courier: string, orders: readonly { id: string }[], given: Partial<PayoutInput>): PayoutInput => ({
  ...{ courier, day: today(), received: 0, charges: 0, idempotencyKey: `key ${++keys}` },
  orderIds: orders.map(({ id }) => id),
  ...given,
})
const enter = (input: PayoutInput) => recordPayout(shop.db, admin.id, input)
const cashOfOrder = async (id: string) =>
  cashOf(await shop.db.findOneByOrFail(Order, { id }), await shop.db.findOneBy(Shipment, { orderId: id }))

test('what couriers owe is told by courier and age, what is on its way beside it', async () => {
  const [, , old] = [await orderOf('Jamal', 100), await orderOf('Jamal', 20, 4), await orderOf('Jamal', 3, 8)]
  await orderOf('Steadfast', 5000)
  await orderOf('Steadfast', 700, null)

  const { couriers, ...cash } = await readCash(shop.db)
  expect(cash).toMatchObject({
    withCouriers: { orders: 4, total: 5123 },
    older: { orders: 1, total: 3 },
    onTheWay: { orders: 1, total: 700 },
    payoutsThisMonth: 0,
  })
  expect(couriers).toMatchObject([
    { courier: 'Steadfast', orders: 1, total: 5000, older: 0 },
    { courier: 'Jamal', orders: 3, total: 123, upTo3Days: 100, upTo7Days: 20, older: 3 },
  ])
  await shop.db.update(Order, { id: old.id }, { receiverName: 'Abdur Rahman' })
  expect((await listOwed(shop.db, 'Jamal'))[0]).toMatchObject({ id: old.id, total: 3, customerName: 'Abdur Rahman' })
})

test('one courier in several spellings owes one debt', async () => {
  const { id } = await orderOf('Pathao  Courier', 100)
  await orderOf('pathao courier ', 20)
  const sent = { courier: ' PATHAO courier', trackingCode: null, trackingUrl: null }
  const again = await orderOf('Pathao Courier', 3, null)
  // Sent twice it changes nothing the second time.
  expect(await takeStep(shop.db, again.id, admin, { to: SHIPPED, shipment: sent })).toMatchObject({ status: SHIPPED })
  const { couriers } = await readCash(shop.db)
  expect(couriers.filter(({ courier }) => /pathao/i.test(courier))).toMatchObject([
    { courier: 'Pathao Courier', orders: 2, total: 120 },
  ])
  await enter(payoutOf('Pathao Courier', [{ id }], { received: 100 }))
})

test.each([
  ['with a letter of two forms', 'রয়েল', 'র\u09DFেল'],
  ['with a space that nobody sees', 'Van', 'Van\u200B'],
])('one courier whose name is written %s owes one debt', async (_, one, other) => {
  await orderOf(one, 10)
  await orderOf(other, 5)

  const { couriers } = await readCash(shop.db)
  const alike = couriers.filter(({ courier }) => courier[0] === one[0])
  expect(alike).toMatchObject([{ courier: one.normalize('NFC'), orders: 2, total: 15 }])
})

test('of two who write a name for the first time at once the second takes what the first has written', async () => {
  const { id } = await orderOf('Somebody', 1, null)
  const { read } = await shop.db.transaction(async (tx) => {
    const courier = await courierName(tx, 'Redx Fast')
    const second = shop.db.transaction((other) => courierName(other, 'REDX fast'))
    expect(await waitingFor(shop.db, 1)).toBe(1)
    await tx.update(Shipment, { orderId: id }, { courier })
    return { read: second }
  })

  expect(await read).toBe('Redx Fast')
})

test('what the overview says is still out are the orders that the list shows of that cash, with their sum', async () => {
  const orders = [await orderOf('Karim', 400, null), await orderOf('Karim', 60), await orderOf('Karim', 5, 3)]
  const [, back, paid] = orders
  await takeStep(shop.db, back?.id ?? '', admin, { to: RETURNED, reason: ReturnReason.DAMAGED })
  await enter(payoutOf('Karim', [paid ?? { id: '' }], { received: 5 }))
  await orderOf('Karim', 33)
  // What somebody in the shop handed over was paid there.
  const { id } = await placeOrder(
    shop.db,
    await buildShopper(shop.db),
    orderInput([await buildProduct(shop.db, { price: 900 })]),
  )
  await takeStep(shop.db, id, admin, { to: DELIVERED })

  const { onTheWay, notPaidOut } = await readOpenWork(shop.db)
  for (const [cash, told] of [
    [OrderCash.TO_COLLECT, onTheWay],
    [OrderCash.WITH_COURIER, notPaidOut],
  ] as const) {
    const listed = await (await filteredOrders(shop.db, { state: OrderState.ALL, cash })).getMany()
    expect(told).toMatchObject({ orders: listed.length, total: listed.reduce((sum, { total }) => sum + total, 0) })
    expect(listed).not.toEqual([])
  }
})

test('a payout brings the cash of its orders into the shop, once for a key', async () => {
  const orders = [await orderOf('Rupa', 300), await orderOf('Rupa', 200)]
  const onItsWay = await orderOf('Rupa', 90, null)
  const input = payoutOf('Rupa', orders, { received: 440, charges: 60 })
  expect(await Promise.all(orders.map(({ id }) => cashOfOrder(id)))).toEqual([
    OrderCash.WITH_COURIER,
    OrderCash.WITH_COURIER,
  ])

  const [first, second] = await Promise.all([enter(input), enter(input)])
  expect(second.id).toBe(first.id)
  expect(first).toMatchObject({ expected: 500, orderCount: 2, difference: 0, reason: null })
  const [rupa, other] = orders.map(({ number }) => number)
  const named = (await listPayoutOrders(shop.db, first.id)).map(({ number, total }) => [number, total])
  expect(named).toEqual([
    [rupa, 300],
    [other, 200],
  ])
  expect(await cashOfOrder(orders[0]?.id ?? '')).toBe(OrderCash.RECEIVED)
  expect(await cashOfOrder(onItsWay.id)).toBe(OrderCash.TO_COLLECT)
  expect(await listOwed(shop.db, 'Rupa')).toEqual([])
  await expect(enter({ ...input, received: 441 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  await expect(takeBackStep(shop.db, orders[0]?.id ?? '', admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
})

test('another sum than should come is entered with a reason only', async () => {
  const input = payoutOf('Nila', [await orderOf('Nila', 300)], { received: 200, charges: 60 })
  await expect(enter(input)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { reason: [expect.any(String)] } },
  })
  expect(await enter({ ...input, reason: PayoutReason.UNLISTED_CHARGE })).toMatchObject({ difference: -40 })

  const { value: rows } = await exportPayouts(shop.db).next()
  const row = [today(), 'Nila', 1, 300, 60, 200, -40, PayoutReason.UNLISTED_CHARGE, null]
  expect(rows).toContainEqual(row)
})

test('what a courier owes still of a payout is owed until a later one brings it, and no more than that', async () => {
  const restOf = async () => (await readCash(shop.db)).couriers.find(({ courier }) => courier === 'Tania')
  const of = { reason: PayoutReason.STILL_OWED }
  await enter(payoutOf('Tania', [await orderOf('Tania', 2037)], { received: 1900, charges: 60, ...of }))
  expect(await restOf()).toMatchObject({ orders: 0, total: 77, rest: 77, oldestAt: null })
  expect(await readOpenWork(shop.db)).toMatchObject({ stillOwed: 77 })

  const refused = { code: 'BAD_USER_INPUT' }
  await expect(enter(payoutOf('Tania', [], { received: 78, ...of }))).rejects.toMatchObject(refused)
  await expect(
    enter(payoutOf('Tania', [], { received: 70, reason: PayoutReason.COUNTED_TWICE })),
  ).rejects.toMatchObject(refused)
  await expect(enter(payoutOf('Tania', [], { ...of }))).rejects.toMatchObject(refused)
  const answers = await Promise.allSettled([1, 2].map(() => enter(payoutOf('Tania', [], { received: 40, ...of }))))
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await enter(payoutOf('Tania', [await orderOf('Tania', 100)], { received: 137, ...of }))
  expect(await restOf()).toBeUndefined()
})

test('a payout is taken back however old it is, unless a later one brought what it had left owed', async () => {
  const order = await orderOf('Babu', 300)
  const of = { reason: PayoutReason.STILL_OWED }
  const mistake = await enter(payoutOf('Babu', [order], { received: 250, ...of }))
  const rest = await enter(payoutOf('Babu', [], { received: 50, ...of }))
  expect(await takeBackPayout(shop.db, mistake.id)).toBe(false)
  expect(await takeBackPayout(shop.db, rest.id)).toBe(true)
  const answers = await Promise.all([1, 2].map(() => takeBackPayout(shop.db, mistake.id)))
  expect(answers.sort()).toEqual([false, true])
  expect(await cashOfOrder(order.id)).toBe(OrderCash.WITH_COURIER)

  const old = await enter(payoutOf('Babu', [order], { received: 300 }))
  await shop.db.query(`UPDATE payout SET "createdAt" = now() - interval '3 days' WHERE id = $1`, [old.id])
  expect(await takeBackPayout(shop.db, old.id)).toBe(true)
  expect(await cashOfOrder(order.id)).toBe(OrderCash.WITH_COURIER)
})

test('what came back before it was paid out is owed no longer, unless a payout names it', async () => {
  const [kept, back] = [await orderOf('Shila', 300), await orderOf('Shila', 200, 2)]
  await takeStep(shop.db, back.id, admin, { to: RETURNED, reason: ReturnReason.REFUSED_AT_DOOR })

  expect((await readCash(shop.db)).couriers).toContainEqual(expect.objectContaining({ courier: 'Shila', total: 300 }))
  expect(await cashOfOrder(back.id)).toBeNull()
  const withCourier = { state: OrderState.ALL, courier: 'Shila', cash: OrderCash.WITH_COURIER }
  expect(await (await filteredOrders(shop.db, withCourier)).getMany()).toMatchObject([{ id: kept.id }])
  expect(await listOwed(shop.db, 'Shila')).toMatchObject([
    { id: kept.id, cameBack: false },
    { id: back.id, cameBack: true },
  ])
  await enter(payoutOf('Shila', [kept, back], { received: 500 }))
  expect(await cashOfOrder(back.id)).toBe(OrderCash.RECEIVED)
})

test('what came back and the courier has still stays owed until a payout names it, or somebody says it is not', async () => {
  const { id } = await orderOf('Sumon', 1360)
  const total = async () => (await readCash(shop.db)).couriers.find(({ courier }) => courier === 'Sumon')?.total ?? 0
  const line = async () => (await listReturnedCash(shop.db)).find((order) => order.id === id)
  const file = async () => {
    const rows = (await exportOrders(shop.db, { state: OrderState.ALL, courier: 'Sumon' }).next()).value ?? []
    return rows[0]?.[orderColumns.indexOf('cash')]
  }
  await takeStep(shop.db, id, admin, { to: RETURNED, reason: ReturnReason.DAMAGED })
  expect(await line()).toMatchObject({ courier: 'Sumon', cashOwed: null, total: 1360 })
  expect([await total(), await cashOfOrder(id), await file()]).toEqual([0, null, null])

  const { collectedWithCouriers } = await readOpenWork(shop.db)
  await noteReturnedCash(shop.db, id, admin, true)
  expect(await line()).toMatchObject({ cashOwed: true })
  const withCourier = { state: OrderState.ALL, courier: 'Sumon', cash: OrderCash.WITH_COURIER }
  expect(await (await filteredOrders(shop.db, withCourier)).getMany()).toMatchObject([{ id }])
  expect([await total(), await cashOfOrder(id), await file()]).toEqual([1360, 'WITH_COURIER', 'WITH_COURIER'])
  // It counts as collected no more.
  expect(await readOpenWork(shop.db)).toMatchObject({ collectedWithCouriers })
  await noteReturnedCash(shop.db, id, admin, false)
  await noteReturnedCash(shop.db, id, admin, false)
  expect(await line()).toBeUndefined()
  expect([await total(), await cashOfOrder(id)]).toEqual([0, null])
  expect(await shop.db.countBy(OrderEvent, { orderId: id, kind: OrderEventKind.CASH })).toBe(2)

  await noteReturnedCash(shop.db, id, admin, true)
  await enter(payoutOf('Sumon', [{ id }], { received: 1360 }))
  expect(await line()).toBeUndefined()
  expect([await total(), await cashOfOrder(id)]).toEqual([0, OrderCash.RECEIVED])
  await expect(noteReturnedCash(shop.db, id, admin, false)).rejects.toMatchObject({ code: 'NOT_OWED' })
})

test('that a courier has the cash is said of what it delivered and has not paid out only', async () => {
  const [back, onItsWay] = [await orderOf('Polash', 500), await orderOf('Polash', 90, null)]
  await expect(takeStep(shop.db, onItsWay.id, admin, { to: RETURNED, cashOwed: true })).rejects.toMatchObject({
    code: 'NOT_OWED',
    details: { orderIds: [onItsWay.id] },
  })
  await expect(noteReturnedCash(shop.db, back.id, admin, true)).rejects.toMatchObject({ code: 'STATUS_CHANGED' })

  await takeStep(shop.db, back.id, admin, { to: RETURNED, cashOwed: true })
  expect(await cashOfOrder(back.id)).toBe(OrderCash.WITH_COURIER)
  await takeBackStep(shop.db, back.id, admin)
  await takeStep(shop.db, back.id, admin, { to: RETURNED })
  expect(await cashOfOrder(back.id)).toBeNull()
})

test('an order is in one payout only, and in none of a courier who does not owe it', async () => {
  const order = await orderOf('Omar', 300)
  const [onItsWay, ofAnother] = [await orderOf('Omar', 90, null), await orderOf('Ali', 80)]
  for (const other of [onItsWay, ofAnother])
    await expect(enter(payoutOf('Omar', [order, other], { received: 390 }))).rejects.toMatchObject({
      code: 'NOT_OWED',
      details: { orderIds: [other.id] },
    })

  const answers = await Promise.allSettled([1, 2, 3].map(() => enter(payoutOf('Omar', [order], { received: 300 }))))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'NOT_OWED' } })
  expect(await shop.db.countBy(Payout, { courier: 'Omar' })).toBe(1)
})

test('of a payout and a delivery that is undone at once only one happens', async () => {
  const orders = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => ({ courier: `Rider ${n}`, ...(await orderOf(`Rider ${n}`, 300)) })),
  )
  const answers = await Promise.all(
    orders.map(({ courier, id }) =>
      Promise.allSettled([enter(payoutOf(courier, [{ id }], { received: 300 })), takeBackStep(shop.db, id, admin)]),
    ),
  )
  for (const both of answers) expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('an order is not removed while its cash is in a payout, or not settled with its courier', async () => {
  const [kept, paid] = [await orderOf('Rezaul', 900), await orderOf('Rezaul', 3487)]
  const total = async () => (await readCash(shop.db)).couriers.find(({ courier }) => courier === 'Rezaul')?.total
  const refused = async (id: string) =>
    expect(deleteOrder(shop.db, id)).rejects.toMatchObject({ code: 'ORDER_HAS_CASH', details: { orderId: id } })
  await refused(paid.id)

  const { id: payoutId } = await enter(payoutOf('Rezaul', [kept, paid], { received: 4387 }))
  await refused(paid.id)
  await takeStep(shop.db, paid.id, admin, { to: RETURNED })
  await refused(paid.id)
  expect(await takeBackPayout(shop.db, payoutId)).toBe(true)
  await refused(paid.id)
  await noteReturnedCash(shop.db, paid.id, admin, true)
  expect(await total()).toBe(4387)
  await refused(paid.id)

  await noteReturnedCash(shop.db, paid.id, admin, false)
  expect(await deleteOrder(shop.db, paid.id)).toBe(true)
  expect(await total()).toBe(900)
})

test('the database itself refuses to remove an order whose cash a courier has or has paid out', async () => {
  const [owed, paid] = [await orderOf('Firoz', 200), await orderOf('Firoz', 300)]
  await enter(payoutOf('Firoz', [paid], { received: 300 }))
  for (const { id } of [owed, paid])
    await expect(shop.db.softDelete(Order, { id })).rejects.toThrow('order_stays_for_cash')
})

test('of a payout and the removal of its order at once only one happens', async () => {
  const orders = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => ({ courier: `Van ${n}`, ...(await orderOf(`Van ${n}`, 300)) })),
  )
  for (const { id } of orders) {
    await takeStep(shop.db, id, admin, { to: RETURNED })
    await noteReturnedCash(shop.db, id, admin, false)
  }
  const answers = await Promise.all(
    orders.map(({ courier, id }) =>
      Promise.allSettled([enter(payoutOf(courier, [{ id }], { received: 300 })), deleteOrder(shop.db, id)]),
    ),
  )
  for (const both of answers) expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a courier’s file names its orders by their numbers, in any column', async () => {
  const [first, second, other] = [await orderOf('Hasan', 300), await orderOf('Hasan', 200), await orderOf('Mina', 100)]
  const file = [
    'Invoice;Amount;Remark',
    `${first.number};300;`,
    `;200;for ${second.number.toLowerCase()}`,
    `${other.number};100;`,
    `${first.number};300;again`,
    'Total;600;',
  ].join('\r\n')

  const { orderIds, others, ...found } = await matchPayoutFile(shop.db, 'Hasan', file)
  expect(orderIds.sort()).toEqual([first.id, second.id].sort())
  expect(found).toMatchObject({ rows: 4, collected: 900, charges: null, ignoredColumns: ['Remark'] })
  expect(others).toEqual([{ number: other.number, why: WhyNotOwed.OTHER_COURIER, courier: 'Mina', day: null }])
  await expect(matchPayoutFile(shop.db, 'Hasan', 'a,"b')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
})

test('a courier’s file says what was collected and kept, and why it names others that are not owed', async () => {
  const [first, second, paid] = [await orderOf('Belal', 300), await orderOf('Belal', 1360), await orderOf('Belal', 70)]
  const onItsWay = await orderOf('Belal', 90, null)
  await enter(payoutOf('Belal', [paid], { received: 70 }))
  const file = [
    'Consignment ID,Invoice,COD Amount,Delivery Charge,COD Charge,Status',
    `1424107,${first.number},300.00,60,3,Delivered`,
    `1424108,${second.number},"৳ ১,৩০০",৭০,১৩.৪০,Delivered`,
    `1424109,${paid.number},70,60,0,Delivered`,
    `1424110,${onItsWay.number},0,50,0,Returned`,
    '1424111,SS-ZZZZZZ,0,0,0,Delivered',
    ',,1670,253.40,,Total',
  ].join('\n')

  expect(await matchPayoutFile(shop.db, 'Belal', file)).toEqual({
    ...{ rows: 5, collected: 1670, charges: 256, ignoredColumns: ['Consignment ID', 'Status'] },
    orderIds: expect.arrayContaining([first.id, second.id]),
    lines: expect.arrayContaining([
      { orderId: first.id, collected: 300 },
      { orderId: second.id, collected: 1300 },
    ]),
    others: [
      { number: paid.number, why: WhyNotOwed.PAID, day: today(), courier: null },
      { number: onItsWay.number, why: WhyNotOwed.NOT_DELIVERED, day: null, courier: null },
      { number: 'SS-ZZZZZZ', why: WhyNotOwed.UNKNOWN, day: null, courier: null },
    ],
  })
})

test('a title above the columns is no head, and a column with the courier’s own numbers hides none of ours', async () => {
  const [first, second] = [await orderOf('Rafiq', 300), await orderOf('Rafiq', 200)]
  const file = [
    'Invoice #4711,,,',
    'Order ID,Reference,COD Amount,Fee',
    `98001,${first.number},300,60`,
    `98002,${second.number},200,60`,
  ].join('\n')

  expect(await matchPayoutFile(shop.db, 'Rafiq', file)).toMatchObject({
    ...{ rows: 2, collected: 500, charges: 120, ignoredColumns: ['Reference'], others: [] },
    orderIds: expect.arrayContaining([first.id, second.id]),
  })
})

test.each([['-1360'], ['(1,360.00)'], ['৳ −১৩৬০']])('%s in a courier’s file is taken off', async (written) => {
  const { number } = await orderOf('Sohel', 1360)
  const file = ['Invoice,COD Amount', `${number},1500`, `${number},"${written}"`].join('\n')

  expect(await matchPayoutFile(shop.db, 'Sohel', file)).toMatchObject({ collected: 140 })
})

test('a column of all charges beside those that it is made of is not added to them', async () => {
  const { number } = await orderOf('Kamal', 300)
  const file = `Invoice,COD Amount,Delivery Charge,COD Charge,Charge\n${number},300,60,3,63`

  expect(await matchPayoutFile(shop.db, 'Kamal', file)).toMatchObject({ charges: 63 })
})

test('a payout that came before the last of its orders was delivered is refused, by the days of Dhaka', async () => {
  const [early, late] = [await orderOf('Rashed', 100, 5), await orderOf('Rashed', 30, 2)]
  const dayOfLate = dayAfter(today(), -2)
  const midnight = `UPDATE "order" SET "deliveredAt" = ($2 || 'T00:00:00+06:00')::timestamptz WHERE id = $1`
  await shop.db.query(midnight, [late.id, dayOfLate])

  const both = payoutOf('Rashed', [early, late], { received: 130, day: dayAfter(dayOfLate, -1) })
  await expect(enter(both)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { day: [`day must not be before ${dayOfLate}, when the last of its orders was delivered`] } },
  })
  expect(await listOwed(shop.db, 'Rashed')).toHaveLength(2)
  expect(await enter({ ...both, day: dayOfLate })).toMatchObject({ orderCount: 2, day: dayOfLate })
})
