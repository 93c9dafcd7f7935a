import { DataSource, type QueryRunner } from 'typeorm'
import { NoticeReason } from '../courier/courier-notice.entity.js'
import { keepNotice } from '../courier/courier-notice.service.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { waitingFor } from '../testing/waiting-for.js'
import { migrate } from './migrate.js'
import { otherSpellings } from './name-words.js'
import { queryRows } from './query-rows.js'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

class LastsLong1795219200000 {
  async up(runner: QueryRunner) {
    await runner.query('SELECT pg_sleep(0.3)')
  }
  async down() {}
}

test('a migration may take longer than any other statement', async () => {
  const impatient = await new DataSource({
    type: 'postgres',
    url: shop.url,
    migrations: [LastsLong1795219200000],
    migrationsTableName: 'long_migrations',
    installExtensions: false,
    extra: { options: '-c statement_timeout=100' },
  }).initialize()
  await expect(impatient.query('SELECT pg_sleep(0.3)')).rejects.toMatchObject({ driverError: { code: '57014' } })

  await migrate(impatient)

  expect(await impatient.showMigrations()).toBe(false)
  await impatient.destroy()
})

test('servers that start together migrate one after the other', async () => {
  const begin = () =>
    new DataSource({
      type: 'postgres',
      url: shop.url,
      migrations: [LastsLong1795219200000],
      migrationsTableName: 'joint_migrations',
      installExtensions: false,
    }).initialize()
  const starting = await Promise.all([begin(), begin(), begin()])

  await Promise.all(starting.map(migrate))

  expect(await shop.db.query('SELECT name FROM joint_migrations')).toEqual([{ name: 'LastsLong1795219200000' }])
  for (const one of starting) await one.destroy()
})

/** Loses its connection half-way, as when the server is killed; the next time it gets through. */
class BrokenOff1795219200001 {
  static isOver = false
  async up(runner: QueryRunner) {
    await runner.query('CREATE TABLE half_way (id int)')
    if (!BrokenOff1795219200001.isOver) await runner.query('SELECT pg_terminate_backend(pg_backend_pid())')
  }
  async down() {}
}

test('a migration that is broken off leaves nothing of itself, no lock either, and is done by the next start', async () => {
  const starting = await new DataSource({
    type: 'postgres',
    url: shop.url,
    migrations: [BrokenOff1795219200001],
    migrationsTableName: 'broken_migrations',
    migrationsTransactionMode: 'each',
    installExtensions: false,
  }).initialize()
  const isThere = () => shop.db.query("SELECT FROM pg_tables WHERE tablename = 'half_way'")

  await expect(migrate(starting)).rejects.toThrow()

  expect(await isThere()).toEqual([])
  expect(await starting.showMigrations()).toBe(true)
  BrokenOff1795219200001.isOver = true
  await migrate(starting)
  expect(await isThere()).toHaveLength(1)
  expect(await starting.showMigrations()).toBe(false)
  await starting.destroy()
})

/** Takes back this migration and all later ones. */
const undoDownTo = async (name: string) => {
  const isThere = () => queryRows(shop.db, 'SELECT FROM migrations WHERE starts_with(name, $1)', [name])
  while ((await isThere()).length > 0) await shop.source.undoLastMigration()
}

const anOrder = `INSERT INTO "order" (number, "customerName", "customerEmail", address, district, country, phone, "paymentMethod", source, total, "requestHash")
     VALUES ('SS-7K3M9Q', 'Amina', 'amina@gmail.com', 'House 12', 'Dhaka', 'Bangladesh', '+8801712345678', 'Cash on Delivery', 'CART', 220, repeat('0', 64))`

test('an order that is being placed while the shop migrates is counted', async () => {
  await undoDownTo('TallyOrders')
  const placing = shop.source.createQueryRunner()
  await placing.startTransaction()
  await placing.query(anOrder)

  const migrated = migrate(shop.source)
  expect(await waitingFor(shop.db, 1)).toBe(1)
  await placing.commitTransaction()
  await placing.release()
  await migrated

  expect(await shop.db.query('SELECT sum(orders)::int AS orders FROM order_tally')).toEqual([{ orders: 1 }])
})

test.each([
  ['CashOfOrders', 'WhatWasCorrected'],
  ['CashOfReturns', 'GivenBack'],
])('%s waits for a step that is being taken, and the step not for it', async (name, next) => {
  await shop.db.query(anOrder)
  await undoDownTo(next)
  for (const change of [() => undoDownTo(name), () => migrate(shop.source)]) {
    const step = shop.source.createQueryRunner()
    await step.startTransaction()
    await step.query('SELECT FROM "order" FOR UPDATE')
    const changed = change()
    expect(await waitingFor(shop.db, 1)).toBe(1)
    await step.query('UPDATE shipment SET courier = courier')
    await step.query('UPDATE "order" SET total = total')
    await step.commitTransaction()
    await step.release()
    await changed
  }
})

test('what was given back is not forgotten by a migration that is taken back', async () => {
  await shop.db.query(anOrder)
  await shop.db.query(
    `INSERT INTO order_event ("orderId", place, kind, by, "from", "to", "givenBack")
     SELECT id, 9, 'STEP', 'ADMIN', 'DELIVERED', 'RETURNED', 150 FROM "order"`,
  )

  await expect(undoDownTo('GivenBack')).rejects.toThrow('money was given back 1 times')
})

test('a version that knows of no released orders finds no message of couriers about them', async () => {
  for (const why of [NoticeReason.RELEASED, NoticeReason.NOT_OURS])
    await keepNotice(shop.db, { courierCode: 'STEADFAST', why, orderId: null, body: { why } })
  await undoDownTo('ReleasedOrders')
  expect(await shop.db.query('SELECT why FROM courier_notice')).toEqual([{ why: 'NOT_OURS' }])
})

test('what is collected for a delivery is not lowered while its parcel is on the way', async () => {
  await shop.db.query(
    `INSERT INTO "order" (number, "customerName", "customerEmail", address, district, country, phone, "paymentMethod", source, total, "deliveryFee", "requestHash")
     VALUES ('SS-7K3M9Q', 'Amina', 'amina@gmail.com', 'House 12', 'Dhaka', 'Bangladesh', '+8801712345678', 'CASH_ON_DELIVERY', 'CART', 280, 60, repeat('0', 64))`,
  )

  await expect(undoDownTo('Delivery')).rejects.toThrow('orders with a delivery fee are on their way, such as SS-7K3M9Q')
  await shop.db.query('UPDATE "order" SET "deliveredAt" = now()')
  await undoDownTo('Delivery')

  expect(await shop.db.query('SELECT total::int FROM "order"')).toEqual([{ total: 220 }])
})

test('people who were there before, however many, are found by the sound of their names', async () => {
  await undoDownTo('NoteNames')
  await shop.db.query(
    `INSERT INTO "user" (uid, email, name)
     SELECT n, n || '@gmail.com', 'Somebody ' || translate(n::text, '0123456789', 'adfgjklmno') FROM generate_series(1, 20001) AS n`,
  )
  await shop.db.query(`UPDATE "user" SET name = 'Raheem Uddin' WHERE uid = '9000'`)
  await shop.db.query(
    `INSERT INTO "order" (number, "customerName", "customerEmail", address, district, country, phone, "paymentMethod", source, total, "requestHash")
     VALUES ('SS-7K3M9Q', 'রহিম মিয়া', 'gone@gmail.com', 'House 12', 'Dhaka', 'Bangladesh', '+8801712345678', 'Cash on Delivery', 'CART', 220, repeat('0', 64))`,
  )

  await migrate(shop.source)

  expect((await otherSpellings(shop.db, ['rahim']))[0]).toEqual(expect.arrayContaining(['raheem', 'রহিম']))
  expect(await otherSpellings(shop.db, ['somebodi', 'ashraf'])).toEqual([['somebody'], []])
})
