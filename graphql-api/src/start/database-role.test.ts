import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '@sunnah-store/schema/routes'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { removeUser } from '../account/remove-user.service.js'
import { checkInvariants } from '../commands/invariants.js'
import { createDataSource } from '../database/data-source.js'
import { migrate } from '../database/migrate.js'
import { foldTally } from '../order/order-tally.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { updateProduct } from '../product/manage/manage-product.service.js'
import { saveSynonymGroup } from '../product/search/synonym.service.js'
import { postReview } from '../review/review.service.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer } from '../testing/test-server.js'
import type { TestShop } from '../testing/test-shop.js'
import { openDatabase } from './open-database.js'

const script = join(import.meta.dirname, '../../../deploy/postgres/make-roles.sh')
const passwords = { owner_password: 'of the owner', server_password: 'of the servers' }
const roleUrl = (role: string, password: string, database: string) => {
  const url = new URL(`${process.env.TEST_POSTGRES_URL}/${database}`)
  return Object.assign(url, { username: role, password }).href
}
let shop: TestShop
let owner: DataSource
beforeAll(async () => {
  const database = `roles_${Date.now()}`
  const root = new pg.Client(`${process.env.TEST_POSTGRES_URL}/postgres`)
  await root.connect()
  await root.query(`CREATE DATABASE ${database}`)
  await root.end()
  const made = new pg.Client(`${process.env.TEST_POSTGRES_URL}/${database}`)
  await made.connect()
  const [, statements = ''] = /<<'SQL'\n(.*)\nSQL/s.exec(await readFile(script, 'utf8')) ?? []
  await made.query(
    Object.entries(passwords).reduce(
      (text, [name, value]) => text.replace(`:'${name}'`, `'${value}'`),
      statements.replaceAll(':"database"', database),
    ),
  )
  await made.end()

  owner = createDataSource(roleUrl('shop_owner', passwords.owner_password, database))
  await migrate(owner)
  const url = roleUrl('shop_server', passwords.server_password, database)
  const source = await openDatabase(url)
  shop = { source, db: source.manager, url, close: () => source.destroy() }
})
afterAll(() => shop.close())

test('the servers’ role reads and writes the rows of every table, and the shop works with it', async () => {
  const lacking = await shop.db.query(
    `SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
       AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
         AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))`,
  )
  expect(lacking).toEqual([])

  const server = await openTestServer({ beside: shop })
  const [admin, shopper, product] = [
    await buildAdmin(shop.db),
    await buildShopper(shop.db),
    await buildProduct(shop.db),
  ]
  expect(await server.rest('GET', endpoints.ready)).toMatchObject({ status: 200 })
  await placeOrder(shop.db, shopper, orderInput([product]))
  await postReview(shop.db, shopper, { productId: product.id, rating: 5, feedback: 'Good', photos: [] })
  await saveSynonymGroup(shop.db, { id: null, words: ['fulan', 'fulani'], expectedWords: null })
  await updateProduct(shop.db, admin, product.id, { price: 500 })
  await sweepEndedHolds(shop.db)
  await foldTally(shop.db)
  await removeUser(
    shop.db,
    { holderOf: jest.fn(), verifyIdToken: jest.fn(), knows: jest.fn(), endLogIns: jest.fn(), deleteAccount: jest.fn() },
    admin,
    shopper.id,
  )
  expect(await checkInvariants(shop.db)).toEqual([])
  await server.close()
})

test.each([
  'CREATE TABLE mine (id int)',
  'ALTER TABLE product ADD COLUMN mine int',
  'DROP TABLE review',
  'TRUNCATE review',
  "COPY product TO PROGRAM 'cat'",
  'CREATE EXTENSION file_fdw',
  'SELECT * FROM pg_authid',
  'SET ROLE shop_owner',
  'ALTER ROLE shop_server SUPERUSER',
])('the servers’ role may not: %s', async (statement) => {
  await expect(shop.db.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('the servers’ role cannot bring older tables up to date, and says who can', async () => {
  const older = await owner.initialize()
  await older.undoLastMigration()
  await older.destroy()

  await expect(openDatabase(shop.url)).rejects.toThrow('run npm run db:migrate as one who may')
})
