import { checkInvariants } from '../../commands/invariants.js'
import { readOpenWork } from '../../overview/open-work.service.js'
import { type CashShop, openCashShop, payoutOf } from '../../testing/cash-shop.js'
import { buildProduct, buildShopper, orderInput } from '../../testing/factories.js'
import { waitingFor } from '../../testing/waiting-for.js'
import { exportOrders, orderColumns } from '../export-orders.service.js'
import { filteredOrders } from '../filtered-orders.js'
import { courierName } from '../life/courier-name.js'
import { OrderEvent, OrderEventKind } from '../life/order-event.entity.js'
import { OrderStatus, ReturnReason } from '../life/order-status.js'
import { takeStep } from '../life/order-step.service.js'
import { Shipment } from '../life/shipment.entity.js'
import { takeBackStep } from '../life/take-back.service.js'
import { Order } from '../order.entity.js'
import { OrderState } from '../order.enums.js'
import { placeOrder } from '../place-order.service.js'
import { OrderCash } from './cash.js'
import { listOwed, listReturnedCash, readCash } from './cash.service.js'
import { noteReturnedCash } from './returned-cash.service.js'

const { SHIPPED, DELIVERED, RETURNED } = OrderStatus

let shop: CashShop
beforeAll(async () => {
  shop = await openCashShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

test('what couriers owe is told by courier and age, what is on its way beside it', async () => {
  const [, , old] = [
    await shop.orderOf('Jamal', 100),
    await shop.orderOf('Jamal', 20, 4),
    await shop.orderOf('Jamal', 3, 8),
  ]
  await shop.orderOf('Steadfast', 5000)
  await shop.orderOf('Steadfast', 700, null)

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
  const { id } = await shop.orderOf('Pathao  Courier', 100)
  await shop.orderOf('pathao courier ', 20)
  const sent = { courier: ' PATHAO courier', trackingCode: null, trackingUrl: null }
  const again = await shop.orderOf('Pathao Courier', 3, null)
  // Sent twice it changes nothing the second time.
  expect(await takeStep(shop.db, again.id, shop.admin, { to: SHIPPED, shipment: sent })).toMatchObject({
    status: SHIPPED,
  })
  const { couriers } = await readCash(shop.db)
  expect(couriers.filter(({ courier }) => /pathao/i.test(courier))).toMatchObject([
    { courier: 'Pathao Courier', orders: 2, total: 120 },
  ])
  await shop.enter(payoutOf('Pathao Courier', [{ id }], { received: 100 }))
})

test.each([
  ['with a letter of two forms', 'রয়েল', 'র\u09DFেল'],
  ['with a space that nobody sees', 'Van', 'Van\u200B'],
])('one courier whose name is written %s owes one debt', async (_, one, other) => {
  await shop.orderOf(one, 10)
  await shop.orderOf(other, 5)

  const { couriers } = await readCash(shop.db)
  const alike = couriers.filter(({ courier }) => courier[0] === one[0])
  expect(alike).toMatchObject([{ courier: one.normalize('NFC'), orders: 2, total: 15 }])
})

test('of two who write a name for the first time at once the second takes what the first has written', async () => {
  const { id } = await shop.orderOf('Somebody', 1, null)
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
  const orders = [
    await shop.orderOf('Karim', 400, null),
    await shop.orderOf('Karim', 60),
    await shop.orderOf('Karim', 5, 3),
  ]
  const [, back, paid] = orders
  await takeStep(shop.db, back?.id ?? '', shop.admin, { to: RETURNED, reason: ReturnReason.DAMAGED })
  await shop.enter(payoutOf('Karim', [paid ?? { id: '' }], { received: 5 }))
  await shop.orderOf('Karim', 33)
  // What somebody in the shop handed over was paid there.
  const { id } = await placeOrder(
    shop.db,
    await buildShopper(shop.db),
    orderInput([await buildProduct(shop.db, { price: 900 })]),
  )
  await takeStep(shop.db, id, shop.admin, { to: DELIVERED })

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

test('what came back before it was paid out is owed no longer, unless a payout names it', async () => {
  const [kept, back] = [await shop.orderOf('Shila', 300), await shop.orderOf('Shila', 200, 2)]
  await takeStep(shop.db, back.id, shop.admin, { to: RETURNED, reason: ReturnReason.REFUSED_AT_DOOR })

  expect((await readCash(shop.db)).couriers).toContainEqual(expect.objectContaining({ courier: 'Shila', total: 300 }))
  expect(await shop.cashOfOrder(back.id)).toBeNull()
  const withCourier = { state: OrderState.ALL, courier: 'Shila', cash: OrderCash.WITH_COURIER }
  expect(await (await filteredOrders(shop.db, withCourier)).getMany()).toMatchObject([{ id: kept.id }])
  expect(await listOwed(shop.db, 'Shila')).toMatchObject([
    { id: kept.id, cameBack: false },
    { id: back.id, cameBack: true },
  ])
  await shop.enter(payoutOf('Shila', [kept, back], { received: 500 }))
  expect(await shop.cashOfOrder(back.id)).toBe(OrderCash.RECEIVED)
})

test('what came back and the courier has still stays owed until a payout names it, or somebody says it is not', async () => {
  const { id } = await shop.orderOf('Sumon', 1360)
  const total = async () => (await readCash(shop.db)).couriers.find(({ courier }) => courier === 'Sumon')?.total ?? 0
  const line = async () => (await listReturnedCash(shop.db)).find((order) => order.id === id)
  const file = async () => {
    const rows = (await exportOrders(shop.db, { state: OrderState.ALL, courier: 'Sumon' }).next()).value ?? []
    return rows[0]?.[orderColumns.indexOf('cash')]
  }
  await takeStep(shop.db, id, shop.admin, { to: RETURNED, reason: ReturnReason.DAMAGED })
  expect(await line()).toMatchObject({ courier: 'Sumon', cashOwed: null, total: 1360 })
  expect([await total(), await shop.cashOfOrder(id), await file()]).toEqual([0, null, null])

  const { collectedWithCouriers } = await readOpenWork(shop.db)
  await noteReturnedCash(shop.db, id, shop.admin, true)
  expect(await line()).toMatchObject({ cashOwed: true })
  const withCourier = { state: OrderState.ALL, courier: 'Sumon', cash: OrderCash.WITH_COURIER }
  expect(await (await filteredOrders(shop.db, withCourier)).getMany()).toMatchObject([{ id }])
  expect([await total(), await shop.cashOfOrder(id), await file()]).toEqual([1360, 'WITH_COURIER', 'WITH_COURIER'])
  // It counts as collected no more.
  expect(await readOpenWork(shop.db)).toMatchObject({ collectedWithCouriers })
  await noteReturnedCash(shop.db, id, shop.admin, false)
  await noteReturnedCash(shop.db, id, shop.admin, false)
  expect(await line()).toBeUndefined()
  expect([await total(), await shop.cashOfOrder(id)]).toEqual([0, null])
  expect(await shop.db.countBy(OrderEvent, { orderId: id, kind: OrderEventKind.CASH })).toBe(2)

  await noteReturnedCash(shop.db, id, shop.admin, true)
  await shop.enter(payoutOf('Sumon', [{ id }], { received: 1360 }))
  expect(await line()).toBeUndefined()
  expect([await total(), await shop.cashOfOrder(id)]).toEqual([0, OrderCash.RECEIVED])
  await expect(noteReturnedCash(shop.db, id, shop.admin, false)).rejects.toMatchObject({ code: 'NOT_OWED' })
})

test('that a courier has the cash is said of what it delivered and has not paid out only', async () => {
  const [back, onItsWay] = [await shop.orderOf('Polash', 500), await shop.orderOf('Polash', 90, null)]
  await expect(takeStep(shop.db, onItsWay.id, shop.admin, { to: RETURNED, cashOwed: true })).rejects.toMatchObject({
    code: 'NOT_OWED',
    details: { orderIds: [onItsWay.id] },
  })
  await expect(noteReturnedCash(shop.db, back.id, shop.admin, true)).rejects.toMatchObject({ code: 'STATUS_CHANGED' })

  await takeStep(shop.db, back.id, shop.admin, { to: RETURNED, cashOwed: true })
  expect(await shop.cashOfOrder(back.id)).toBe(OrderCash.WITH_COURIER)
  await takeBackStep(shop.db, back.id, shop.admin)
  await takeStep(shop.db, back.id, shop.admin, { to: RETURNED })
  expect(await shop.cashOfOrder(back.id)).toBeNull()
})
