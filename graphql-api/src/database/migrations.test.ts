import { openTestShop, type TestShop } from '../testing/test-shop.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the migrations make exactly what the entities say', async () => {
  const { upQueries } = await shop.source.driver.createSchemaBuilder().log()

  expect(upQueries.map(({ query }) => query)).toEqual([])
})

test.each([
  ['a price below 0', `UPDATE product SET price = -1`, 'product_price'],
  ['a price above ten million', `UPDATE product SET price = 10000001`, 'product_price'],
  ['a stock below 0', `UPDATE product SET quantity = -1`, 'product_quantity'],
  ['a discount above 100', `UPDATE product SET discount = 101`, 'product_discount'],
  ['an unknown category', `UPDATE product SET "categoryCode" = 12`, 'product_category'],
  ['a rating without reviews', `UPDATE product SET rating = 5`, 'product_rating'],
])('the database itself refuses %s', async (_, statement, constraint) => {
  await shop.db.query(
    `INSERT INTO product ("categoryCode", name, price, quantity, "imageUrl")
     SELECT 11, 'Forty Hadith', 220, 5, '/images/placeholder-640.webp' WHERE NOT EXISTS (SELECT FROM product)`,
  )

  await expect(shop.db.query(statement)).rejects.toMatchObject({ driverError: { constraint } })
})

test('emails are unique whatever their case', async () => {
  await shop.db.query(`INSERT INTO "user" (uid, email, name) VALUES ('one', 'amina@gmail.com', 'Amina')`)

  const twice = shop.db.query(`INSERT INTO "user" (uid, email, name) VALUES ('two', 'AMINA@gmail.com', 'Amina')`)

  await expect(twice).rejects.toMatchObject({ driverError: { table: 'user' } })
})

test('every migration can be taken back', async () => {
  for (const _ of shop.source.migrations) await shop.source.undoLastMigration()
  expect(await shop.db.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual([
    { tablename: 'migrations' },
  ])

  await shop.source.runMigrations()

  const { upQueries } = await shop.source.driver.createSchemaBuilder().log()
  expect(upQueries).toEqual([])
})
