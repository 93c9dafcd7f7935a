import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { EntityManager } from 'typeorm'
import { setStock } from '../stock/admin-stock.service.js'
import { holdStock } from '../stock/hold.service.js'
import { buildWorld } from '../testing/access-world.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { checkInvariants, invariants } from './invariants.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { keeper, owner, product } = await buildWorld(shop)
  await setStock(shop.db, keeper, { productId: product.id, quantity: 20 })
  await holdStock(shop.db, owner, { productId: product.id, quantity: 2 })
})
afterAll(() => shop.close())

/** What is said of the shop with its rows changed behind the back of its triggers; afterwards all is as before. */
const rulesBrokenBy = async (...tampering: string[]): Promise<string[]> => {
  const runner = shop.source.createQueryRunner()
  await runner.startTransaction()
  try {
    await tamper(runner.manager, tampering)
    return (await checkInvariants(runner.manager)).map(({ rule }) => rule)
  } finally {
    await runner.rollbackTransaction()
    await runner.release()
  }
}

const tamper = async (db: EntityManager, statements: readonly string[]) => {
  await db.query('SET LOCAL session_replication_role = replica')
  for (const statement of statements) await db.query(statement)
}

const anAdmin = `(SELECT id FROM "user" WHERE role = 'OWNER' LIMIT 1)`
const payout = (columns: string, values: string) =>
  `INSERT INTO payout (courier, day, "adminId", "idempotencyKey", "requestHash", ${columns})
   VALUES ('Own rider', now(), ${anAdmin}, 'key', '', ${values})`
const rules = {
  stock: 'available + held + sold = what the admins put in',
  sold: 'what counts as sold is what the orders hold',
  tally: 'the tally of the orders counts what is there',
}

const tamperings: Record<string, readonly [tampering: string | readonly string[], alsoBroken?: readonly string[]]> = {
  [rules.stock]: ['UPDATE stock_change SET change = change + 1'],
  'a product has the stock of the variants that are sold, and one at least': [
    'UPDATE product SET quantity = quantity + 1',
  ],
  'a product costs what the cheapest and the dearest of its variants cost': [
    'UPDATE product SET "highestPrice" = "highestPrice" + 1',
  ],
  [rules.sold]: ['UPDATE product SET sold = sold + 1'],
  'an order’s total is the sum of its lines and its delivery fee, less its discount, and what was collected besides': [
    'UPDATE "order" SET "deliveryFee" = "deliveryFee" + 1',
  ],
  'pieces have come back only from orders of which the rest was delivered, as an event tells': [
    `UPDATE order_line SET "cameBack" = 1 FROM "order" WHERE id = "orderId" AND status = 'PLACED'`,
  ],
  [rules.tally]: ['UPDATE order_tally SET orders = orders + 1'],
  'an order says by which courier it went, and whether that has paid or owes, as its shipment does': [
    `UPDATE shipment SET courier = 'Another rider'`,
  ],
  'one idempotency key, one order': [
    ['ALTER TABLE "order" DROP CONSTRAINT order_once_a_key', `UPDATE "order" SET "idempotencyKey" = 'twice'`],
  ],
  'an order that the shop has written says by whom, and a discount stands in no other': [
    [
      'ALTER TABLE "order" DROP CONSTRAINT order_discount',
      'UPDATE "order" SET discount = 1, "deliveryFee" = "deliveryFee" + 1',
    ],
  ],
  'stock goes back from orders that were cancelled, came back, or were deleted in the shop, and from no others': [
    `UPDATE "order" SET "stockReturned" = true WHERE status = 'PLACED'`,
    [rules.stock, rules.sold],
  ],
  'an order stands where its events have led it, each step from where the one before it ended': [
    `UPDATE order_event SET "from" = 'CONFIRMED' WHERE "to" = 'SHIPPED'`,
  ],
  'no event tells of a step that an order cannot take': [
    `UPDATE order_event SET kind = 'TAKEN_BACK' WHERE "to" = 'SHIPPED'`,
  ],
  'of a lost parcel every piece was written off': [`UPDATE order_event SET reason = 'LOST' WHERE "to" = 'RETURNED'`],
  'what was delivered has the time of its delivery, and what was not has none': [
    `UPDATE "order" SET "deliveredAt" = now() WHERE status = 'PLACED'`,
    [rules.tally],
  ],
  'a payout is for what was collected for its orders, each of which was delivered by its courier': [
    payout('received, charges, expected, "orderCount"', '100, 0, 100, 1'),
  ],
  'of what came back after its delivery alone somebody says whether a courier owes its cash, as its last event does': [
    `UPDATE order_event SET "cashOwed" = true WHERE "to" = 'RETURNED'`,
  ],
  'no courier has brought more of what it still owed than that was': [
    payout('received, charges, expected, "orderCount", reason', `100, 0, 0, 0, 'STILL_OWED'`),
  ],
  'nothing is being handed to a courier that has left the shop': [
    `INSERT INTO courier_sending ("orderId", "courierCode", "busyUntil")
     SELECT id, 'steadfast', now() FROM "order" WHERE status = 'DELIVERED'`,
  ],
  'no order is released from the courier that it was sent by, or that is being told of it': [
    [
      `UPDATE shipment SET "courierCode" = 'steadfast'`,
      `INSERT INTO courier_release ("orderId", "courierCode") SELECT "orderId", 'steadfast' FROM shipment`,
    ],
  ],
  'a rating is the mean of the reviews that are shown': ['UPDATE product SET rating = 1 WHERE "reviewCount" > 0'],
  'the votes on a review are counted': ['UPDATE review SET "helpfulCount" = "helpfulCount" + 1'],
  'the first picture of a product is the one that its card shows': [
    `UPDATE product SET "imageUrl" = '/images/another-640.webp'`,
  ],
  'nothing is held of what is no longer sold': [
    'UPDATE product SET "deletedAt" = now() FROM stock_hold WHERE "productId" = product.id',
  ],
  'there is an owner who can sign in, once an admin has done anything': [`UPDATE "user" SET role = 'SHOPPER'`],
  'no mail was given up': [
    `INSERT INTO outbox_message (kind, address, subject, text, "gaveUpAt") VALUES ('restock', 'a@gmail.com', '', '', now())`,
  ],
}

test('every rule has a tampering here, and none speaks while nobody has tampered', async () => {
  expect(Object.keys(tamperings)).toEqual(Object.keys(invariants))
  expect(await rulesBrokenBy()).toEqual([])
})

test.each(Object.entries(tamperings))('who breaks “%s” is told of', async (rule, [tampering, alsoBroken = []]) => {
  const broken = await rulesBrokenBy(...[tampering].flat())

  expect(broken.toSorted()).toEqual([rule, ...alsoBroken].toSorted())
})

const check = (url: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../../dist/commands/check.js')], {
    env: { ...process.env, DATABASE_URL: url },
  }).then(
    ({ stdout }) => ({ code: 0, told: stdout }),
    ({ code, stderr }) => ({ code, told: stderr }),
  )

test('db:check ends well in a shop where all is in order, and names what is not', async () => {
  expect(await check(shop.url)).toEqual({ code: 0, told: expect.stringContaining('is accounted for') })
  await shop.db.transaction((tx) => tamper(tx, ['UPDATE order_tally SET orders = orders + 1']))

  const { code, told } = await check(shop.url)

  expect(code).toBe(1)
  expect(told).toContain(`Broken: ${rules.tally}\n`)
  expect(told).not.toContain(rules.sold)
})
