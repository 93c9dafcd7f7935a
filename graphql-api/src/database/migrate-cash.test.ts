import { randomUUID } from 'node:crypto'
import { today } from '@sunnah-store/schema/local-day'
import { checkInvariants } from '../commands/invariants.js'
import { listOwed, listPayoutOrders } from '../order/cash/cash.service.js'
import { recordPayout } from '../order/cash/record-payout.service.js'
import { takeBackPayout } from '../order/cash/take-back-payout.service.js'
import type { Actor } from '../order/life/change-order.js'
import { listCouriers } from '../order/life/list-couriers.service.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { ordersSentAs } from '../order/orders-sent-as.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { migrate } from './migrate.js'
import { queryRows } from './query-rows.js'

let shop: TestShop
let admin: Actor & { id: string }
beforeEach(async () => {
  shop = await openTestShop()
  admin = { id: (await buildAdmin(shop.db)).id, by: OrderActor.ADMIN }
})
afterEach(() => shop.close())

/** Takes back a migration, and all later ones. */
const undo = async (name: string) => {
  const isThere = () => queryRows(shop.db, 'SELECT FROM migrations WHERE starts_with(name, $1)', [name])
  while ((await isThere()).length > 0) await shop.source.undoLastMigration()
}

/** An order of so many taka that a courier has delivered. */
const delivered = async (courier: string, price: number) => {
  const product = await buildProduct(shop.db, { price })
  const order = await placeOrder(shop.db, await buildShopper(shop.db), orderInput([product]))
  const shipment = { courier, trackingCode: null, trackingUrl: null }
  await takeStep(shop.db, order.id, admin, { to: OrderStatus.SHIPPED, shipment })
  return takeStep(shop.db, order.id, admin, { to: OrderStatus.DELIVERED })
}

const pay = (courier: string, orders: readonly { id: string; total: number }[]) =>
  recordPayout(shop.db, admin.id, {
    ...{ courier, day: today(), charges: 0, idempotencyKey: randomUUID(), orderIds: orders.map(({ id }) => id) },
    received: orders.reduce((sum, { total }) => sum + total, 0),
  })

test('orders that were removed with their cash before that was refused stay so, are told, and are owed again with their payout', async () => {
  const [kept, removed, unpaid] = [
    await delivered('Jamal', 900),
    await delivered('Jamal', 3487),
    await delivered('Mina', 50),
  ]
  const { id } = await pay('Jamal', [kept, removed])
  await undo('StayForCash')
  await shop.db.query('UPDATE "order" SET "deletedAt" = now() WHERE id = ANY($1)', [[removed.id, unpaid.id]])

  await migrate(shop.source)
  expect(await checkInvariants(shop.db)).toEqual([])
  expect(await listPayoutOrders(shop.db, id)).toMatchObject([
    { id: kept.id, removed: false },
    { id: removed.id, removed: true },
  ])
  const remove = shop.db.query('UPDATE "order" SET "deletedAt" = now() WHERE id = $1', [kept.id])
  await expect(remove).rejects.toThrow('order_stays_for_cash')

  expect(await takeBackPayout(shop.db, id)).toBe(true)
  expect(await listOwed(shop.db, 'Jamal')).toMatchObject([{ id: kept.id }, { id: removed.id, removed: false }])
  expect(await checkInvariants(shop.db)).toEqual([])
})

test('a courier whose name was written in several ways owes one debt', async () => {
  const orders = [await delivered('Jamal', 10), await delivered('Jamal', 20), await delivered('Jamal', 30)]
  const other = await delivered('Mina', 5)
  const paid = await delivered('Jamal', 100)
  await pay('Jamal', [paid])
  const parcel = await delivered('Steadfast', 7)
  const byHand = [await delivered('Steadfast', 8), await delivered('Steadfast', 9)]
  await undo('MergeCouriers')
  const write = (courier: string, ids: readonly string[]) =>
    shop.db.query('UPDATE shipment SET courier = $1 WHERE "orderId" = ANY($2)', [courier, ids])
  await write('jamal', [orders[0]?.id ?? ''])
  await write('\u200B Jamal\u00A0', [orders[1]?.id ?? '', paid.id])
  await shop.db.query('UPDATE payout SET courier = $1', ['\u200B Jamal\u00A0'])
  await shop.db.query(`UPDATE shipment SET "courierCode" = 'STEADFAST', "consignmentId" = '1' WHERE "orderId" = $1`, [
    parcel.id,
  ])
  await write(
    'steadfast',
    byHand.map(({ id }) => id),
  )
  // A letter that keyboards of Bangla send in one form or in two.
  await write('রহিম \u09AF\u09BC', [other.id])

  await migrate(shop.source)
  expect(await listCouriers(shop.db)).toEqual(['Jamal', 'Steadfast', 'রহিম য়'.normalize('NFC')])
  expect((await listOwed(shop.db, 'Jamal')).map(({ total }) => total).sort()).toEqual(
    orders.map(({ total }) => total).sort(),
  )
  expect(await shop.db.query('SELECT courier FROM payout')).toEqual([{ courier: 'Jamal' }])
  expect(await checkInvariants(shop.db)).toEqual([])

  await undo('MergeCouriers')
  await migrate(shop.source)
  expect(await listCouriers(shop.db)).toHaveLength(3)
})

test('a tracking number that was typed in the digits of Bangla before is found by those of couriers', async () => {
  const { id } = await delivered('Jamal', 12)
  await undo('LatinTrackingNumbers')
  await shop.db.query(`UPDATE shipment SET "trackingCode" = 'SB-৪০৭১২' WHERE "orderId" = $1`, [id])

  await migrate(shop.source)
  expect(await ordersSentAs(shop.db, '40712')).toEqual([id])
})
