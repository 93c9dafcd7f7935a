import { dayAfter, today } from '@sunnah-store/schema/local-day'
import { readCash } from '../order/cash/cash.service.js'
import { PayoutReason } from '../order/cash/payout.entity.js'
import type { PayoutInput } from '../order/cash/payout.input.js'
import { noteCall } from '../order/life/note-call.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { type CashShop, openCashShop, payoutOf } from '../testing/cash-shop.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { exportReport, reportColumns } from './export-report.service.js'
import { ReportStep } from './figures.js'
import { report, salesByDay } from './figures.service.js'
import { readOpenWork } from './open-work.service.js'

let shop: CashShop
beforeEach(async () => {
  shop = await openCashShop()
})
afterEach(() => shop.close())

const dayInDhaka = (daysAgo: number) => dayAfter(today(), -daysAgo)

const delivered = async (courier: string, price: number, daysAgo: number) =>
  (await shop.orderOf(courier, price, daysAgo)).id

const pay = (
  courier: string,
  orderIds: string[],
  paid: Pick<PayoutInput, 'received' | 'charges'> & { ago?: number },
) => {
  const { ago = 0, ...given } = paid
  const orders = orderIds.map((id) => ({ id }))
  return shop.enter(payoutOf(courier, orders, { ...given, day: dayInDhaka(ago), reason: PayoutReason.STILL_OWED }))
}

/** What the overview, Cash and the report say of what couriers have. */
const told = async () => {
  const work = await readOpenWork(shop.db)
  const { couriers, withCouriers } = await readCash(shop.db)
  const days = await report(shop.db, dayInDhaka(10), dayInDhaka(0), ReportStep.DAY)
  const months = await report(shop.db, dayInDhaka(10), dayInDhaka(0), ReportStep.MONTH)
  const sum = (lines: typeof days) => lines.reduce((all, line) => all + line.withCouriers, 0)
  const [today] = await salesByDay(shop.db, 1)
  return {
    collectedToday: [today?.collected, days.at(-1)?.collected],
    ofItWithCouriers: [work.collectedWithCouriers, today?.withCouriers, days.at(-1)?.withCouriers],
    byDay: days.flatMap(({ date, withCouriers }) => (withCouriers > 0 ? [{ date, withCouriers }] : [])),
    out: [
      ...[work.notPaidOut.total + work.stillOwed, withCouriers.total, sum(days), sum(months)],
      couriers.reduce((all, { rest, upTo3Days, upTo7Days, older }) => all + rest + upTo3Days + upTo7Days + older, 0),
    ],
  }
}
const everywhere = (sum: number, places: number) => Array.from({ length: places }, () => sum)

test('what is owed still of a payout is with the courier everywhere, of the newest orders it was for, until it is brought', async () => {
  const [older, yesterday] = [await delivered('Jamal', 900, 5), await delivered('Jamal', 400, 1)]
  const [early, late] = [await delivered('Jamal', 1000, 0), await delivered('Jamal', 300, 0)]
  const open = await delivered('Jamal', 70, 0)
  await delivered('Shila', 20, 0)

  // 900 of 5 days ago were due, 850 less 40 of charges came: 50 are missing.
  await pay('Jamal', [older], { received: 810, charges: 40, ago: 1 })
  // 1,700 were due, less 100 of charges; 200 came: 1,400 are missing, 1,300 of them of today's two and 100 of yesterday's.
  await pay('Jamal', [yesterday, early, late], { received: 200, charges: 100 })
  expect(await told()).toEqual({
    collectedToday: everywhere(1390, 2),
    ofItWithCouriers: everywhere(1390, 3),
    byDay: [
      { date: dayInDhaka(5), withCouriers: 50 },
      { date: dayInDhaka(1), withCouriers: 100 },
      { date: dayInDhaka(0), withCouriers: 1390 },
    ],
    out: everywhere(1540, 5),
  })

  // 1,000 more come without an order: 50 and 100 for the old ones, 850 for today's, of which 450 are missing then.
  await pay('Jamal', [], { received: 1000, charges: 0 })
  expect(await told()).toEqual({
    collectedToday: everywhere(1390, 2),
    ofItWithCouriers: everywhere(540, 3),
    byDay: [{ date: dayInDhaka(0), withCouriers: 540 }],
    out: everywhere(540, 5),
  })

  // The last 450 come with the order that was open.
  await pay('Jamal', [open], { received: 520, charges: 0 })
  expect(await told()).toMatchObject({ ofItWithCouriers: everywhere(20, 3), out: everywhere(20, 5) })
})

test('a report says what couriers paid out and kept on each day, in its file too', async () => {
  const [first, second] = [await delivered('Jamal', 900, 5), await delivered('Shila', 400, 5)]
  await pay('Jamal', [first], { received: 800, charges: 60, ago: 2 })
  await pay('Shila', [second], { received: 300, charges: 30, ago: 2 })
  await pay('Jamal', [], { received: 40, charges: 0 })

  const asked = { from: dayInDhaka(3), to: dayInDhaka(0), by: ReportStep.DAY }
  const days = await report(shop.db, asked.from, asked.to, asked.by)
  expect(days.map(({ paidOut, charges }) => [paidOut, charges])).toEqual([
    [0, 0],
    [1100, 90],
    [0, 0],
    [40, 0],
  ])
  const { value: rows } = await exportReport(shop.db, asked).next()
  const of = (name: (typeof reportColumns)[number]) => rows?.map((row: unknown[]) => row[reportColumns.indexOf(name)])
  expect([of('paidOut'), of('charges')]).toEqual([
    [0, 1100, 0, 40],
    [0, 90, 0, 0],
  ])
})

test('what couriers have for more than a week is told, and who is to be called again', async () => {
  await delivered('Steadfast', 300, 8)
  await delivered('Steadfast', 200, 7)
  await delivered('Jamal', 700, 12)
  await delivered('Jamal', 50, 9)
  const [product, shopper] = [await buildProduct(shop.db, { price: 100 }), await buildShopper(shop.db)]
  const [called] = [
    await placeOrder(shop.db, shopper, orderInput([product], { idempotencyKey: 'one' })),
    await placeOrder(shop.db, shopper, orderInput([product], { idempotencyKey: 'two' })),
  ]
  await noteCall(shop.db, called.id, shop.admin)

  expect(await readOpenWork(shop.db)).toMatchObject({
    notPaidOut: { orders: 4, total: 1250 },
    older: 1050,
    longOwed: [
      { courier: 'Jamal', orders: 2, total: 750 },
      { courier: 'Steadfast', orders: 1, total: 300 },
    ],
    toConfirm: { orders: 2 },
    toCallAgain: 1,
  })
})
