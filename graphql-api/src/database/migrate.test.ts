import { DataSource, type QueryRunner } from 'typeorm'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { waitingFor } from '../testing/waiting-for.js'
import { migrate } from './migrate.js'

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

test('an order that is being placed while the shop migrates is counted', async () => {
  const isTallied = () => shop.db.query(`SELECT FROM migrations WHERE name LIKE 'TallyOrders%'`)
  while ((await isTallied()).length > 0) await shop.source.undoLastMigration()
  const placing = shop.source.createQueryRunner()
  await placing.startTransaction()
  await placing.query(
    `INSERT INTO "order" (number, "customerName", "customerEmail", address, district, country, phone, "paymentMethod", source, total, "requestHash")
     VALUES ('SS-7K3M9Q', 'Amina', 'amina@gmail.com', 'House 12', 'Dhaka', 'Bangladesh', '+8801712345678', 'Cash on Delivery', 'CART', 220, repeat('0', 64))`,
  )

  const migrated = migrate(shop.source)
  expect(await waitingFor(shop.db, 1)).toBe(1)
  await placing.commitTransaction()
  await placing.release()
  await migrated

  expect(await shop.db.query('SELECT sum(orders)::int AS orders FROM order_tally')).toEqual([{ orders: 1 }])
})
