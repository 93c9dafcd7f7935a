import { addToCart, setCartQuantity } from '../cart/cart.service.js'
import { readCart } from '../cart/read-cart.js'
import { seedDemoShop } from '../embedded/demo/seed.js'
import { seedManyProducts } from '../embedded/demo/seed-many.js'
import { seedManyOrders } from '../embedded/demo/seed-many-orders.js'
import { boughtTogether } from '../order/bought-together.service.js'
import { exportOrders } from '../order/export-orders.service.js'
import { readCustomerFacts } from '../order/facts/read-customer-facts.js'
import { listCouriers } from '../order/life/list-couriers.service.js'
import { OrderSort, OrderState } from '../order/order.enums.js'
import { orderLoaders } from '../order/order.loader.js'
import { countOrdersOf, listOrdersOf } from '../order/order.service.js'
import { countOrders, listOrders } from '../order/order-list.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { sendDueMessages } from '../outbox/outbox.service.js'
import { ReportStep } from '../overview/figures.js'
import { report, salesByDay } from '../overview/figures.service.js'
import { countLowStock, countToDeliver, listBestSellers, listLowStock } from '../overview/overview.service.js'
import { exportProducts } from '../product/manage/export-products.service.js'
import { ProductSort, StockLevel } from '../product/product.args.js'
import { Product } from '../product/product.entity.js'
import { countProducts, listProducts, readProduct } from '../product/product.service.js'
import { readPictures } from '../product/product-pictures.js'
import { searchProducts } from '../product/search/search-products.service.js'
import { readByIds } from '../product/search/searchable-product.js'
import { ReviewSort } from '../review/review.args.js'
import { reviewLoaders } from '../review/review.loader.js'
import { holdStock } from '../stock/hold.service.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { buildShopper, orderInput } from '../testing/factories.js'
import { type AskedQuery, queriesOf } from '../testing/queries.js'
import { openTestSearch, type TestSearch } from '../testing/test-search.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { UserSort } from '../user/user.args.js'
import type { User } from '../user/user.entity.js'
import { countUsers, listUsers } from '../user/user.service.js'
import { queryRows } from './query-rows.js'
import { readFrom } from './read.js'

// What grows is found by an index, never row by row. With 4,000 products, 20,000 reviews and 40,000 orders PostgreSQL
// takes every index that it would take with more: it prefers the rows themselves only where there are fewer.
let shop: TestShop
let found: TestSearch
let shopper: User
let products: Product[]
beforeAll(async () => {
  shop = await openTestShop()
  await seedDemoShop(shop.db, { accounts: false })
  await seedManyProducts(shop.db, 4_000, () => {})
  shopper = await buildShopper(shop.db)
  // With nothing to choose.
  products = await shop.db
    .createQueryBuilder(Product, 'product')
    .where('product.quantity > 10 AND (SELECT count(*) FROM product_variant WHERE "productId" = product.id) = 1')
    .orderBy('product.id')
    .limit(3)
    .getMany()
  await seedManyOrders(shop.db, 40_000)
  await shop.db.query(
    `INSERT INTO name_word (sound, word) SELECT left(md5(n::text), 3), md5(n::text) FROM generate_series(1, 20000) AS n`,
  )
  await shop.db.query(
    `INSERT INTO outbox_message (kind, address, subject, text) SELECT 'BACK_IN_STOCK', n || '@gmail.com', '', '' FROM generate_series(1, 3000) AS n`,
  )
  // The first one notes which rows everybody sees, the second one that whole pages hold only such rows.
  await shop.db.query('CHECKPOINT')
  await shop.db.query('VACUUM')
  await shop.db.query('VACUUM ANALYZE')
  found = await openTestSearch(shop)
  // A busy machine takes its time for so many rows.
}, 300_000)
afterAll(async () => {
  await found.close()
  await shop.close()
})

const page = { page: 0, size: 10 }
const last = { page: 3230, size: 10 }
const all = { state: OrderState.ALL }
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const narrow = {
  state: OrderState.DELIVERED,
  from: '2026-01-01',
  district: 'Sylhet',
  courier: 'Steadfast',
  minTotal: 500,
}
const low = { stock: StockLevel.LOW }
const soldOut = { stock: StockLevel.SOLD_OUT }
const work: [string, () => Promise<unknown>][] = [
  ['the newest products', () => listProducts(shop.db, {}, page, ProductSort.NEWEST)],
  ['the products after one', () => listProducts(shop.db, {}, { page: 0, size: 10, after: idOf(0) })],
  ['a category', () => listProducts(shop.db, { category: 77 }, page)],
  ['the cheapest products', () => listProducts(shop.db, {}, page, ProductSort.PRICE_LOW_TO_HIGH)],
  ['the dearest products', () => listProducts(shop.db, {}, page, ProductSort.PRICE_HIGH_TO_LOW)],
  ['the products by name', () => listProducts(shop.db, {}, page, ProductSort.NAME)],
  ['the best rated products', () => listProducts(shop.db, {}, page, ProductSort.RATING)],
  [
    'the products that are low, page by page',
    () => listProducts(shop.db, low, { page: 3, size: 10 }, ProductSort.FEWEST_LEFT),
  ],
  ['what is sold out', () => listProducts(shop.db, soldOut, page, ProductSort.FEWEST_LEFT)],
  ['what is low in a category', () => listProducts(shop.db, { ...low, category: 77 }, page, ProductSort.FEWEST_LEFT)],
  ['found products that are low', () => listProducts(shop.db, { ...low, ids: products.map(({ id }) => id) }, page)],
  ['how much is sold out', () => countProducts(shop.db, soldOut)],
  ['a page of found products', () => searchProducts(found, { search: 'oud attar' }, page)],
  ['changed products, for the search', () => readByIds(shop.db, [idOf(0)])],
  ['one product', () => readProduct(shop.db, idOf(0))],
  ['its reviews, the newest first', () => reviewsBy(ReviewSort.NEWEST)],
  ['its reviews, the most helpful first', () => reviewsBy(ReviewSort.MOST_HELPFUL)],
  ['its reviews, the best first', () => reviewsBy(ReviewSort.HIGHEST)],
  ['its reviews, the poorest first', () => reviewsBy(ReviewSort.LOWEST)],
  ['the pictures of products', () => readPictures(shop.db, [idOf(0), idOf(1)])],
  ['what is bought with products', () => boughtTogether(shop.db, [idOf(0), idOf(1)])],
  ['how many gave which rating', () => reviewLoaders.ratingCounts({ read: readFrom(shop.db) }).load(idOf(0))],
  ['a cart', () => readCart(shop.db, shopper)],
  ['a product put into a cart', () => addToCart(shop.db, shopper, { productId: idOf(0), quantity: 1 })],
  ['another quantity in a cart', () => setCartQuantity(shop.db, shopper, { productId: idOf(0), quantity: 2 })],
  ['a hold', () => holdStock(shop.db, shopper, { productId: idOf(0), quantity: 1 })],
  ['the sweep of ended holds', () => sweepEndedHolds(shop.db)],
  ['an order', () => placeOrder(shop.db, shopper, orderInput(products, { idempotencyKey: 'a key' }))],
  ['all orders, those to deliver first', () => listOrders(shop.db, all, page)],
  ['all orders, the newest first', () => listOrders(shop.db, all, page, OrderSort.NEWEST)],
  ['the orders to deliver', () => listOrders(shop.db, { state: OrderState.TO_DELIVER }, page)],
  ['the last page of the delivered orders', () => listOrders(shop.db, { state: OrderState.DELIVERED }, last)],
  ['the oldest orders', () => listOrders(shop.db, all, page, OrderSort.OLDEST)],
  ['the orders of a day', () => listOrders(shop.db, { ...all, from: day, to: day }, page)],
  ['the orders to a district', () => listOrders(shop.db, { ...all, district: 'Sylhet' }, page)],
  ['how many there are, by all filters', () => countOrders(shop.db, narrow)],
  ['the orders by all filters', () => listOrders(shop.db, narrow, page, OrderSort.OLDEST)],
  ['the couriers', () => listCouriers(shop.db)],
  ['an order by its number', () => listOrders(shop.db, { ...all, search: 'SS-23456' }, page)],
  ['an order by its tracking number', () => listOrders(shop.db, { ...all, search: 'PX-XXYA2B' }, page)],
  ['an order by the end of its tracking number', () => listOrders(shop.db, { ...all, search: 'YA2B' }, page)],
  [
    'a delivered order by its tracking number',
    () => listOrders(shop.db, { state: OrderState.DELIVERED, search: 'PX-XXYA2B' }, page),
  ],
  ['orders by a name', () => listOrders(shop.db, { ...all, search: 'hossain 777' }, page)],
  ['orders by a name in another script', () => listOrders(shop.db, { ...all, search: 'হোসেন 777' }, page)],
  ['orders by a district', () => listOrders(shop.db, { ...all, search: 'Sylhet' }, page)],
  ['orders by a district in Bangla', () => listOrders(shop.db, { ...all, search: 'সিলেট' }, page)],
  ['orders by a courier', () => listOrders(shop.db, { ...all, search: 'Pathao' }, page)],
  ['how many orders a courier had', () => countOrders(shop.db, { ...all, search: 'Steadfast' })],
  ['orders by a phone', () => listOrders(shop.db, { ...all, search: '01712 000 777' }, page)],
  ['how many orders a search finds', () => countOrders(shop.db, { ...all, search: 'hossain 777' })],
  ['a shopper’s orders', () => listOrdersOf(shop.db, shopper.id, page)],
  ['how many orders a shopper has', () => countOrdersOf(shop.db, shopper.id)],
  ['how many orders there are', () => countOrders(shop.db, all)],
  ['the lines of an order', () => orderLoaders.orderLines({ db: shop.db }).load(idOf(0))],
  ['what is known of customers', () => readCustomerFacts(shop.db, [idOf(0), idOf(1)])],
  ['the users', () => listUsers(shop.db, {}, page)],
  ['the users, who has rights first', () => listUsers(shop.db, {}, page, UserSort.RIGHTS_FIRST)],
  ['who works in the shop', () => listUsers(shop.db, { worksHere: true }, page, UserSort.RIGHTS_FIRST)],
  ['users by name', () => listUsers(shop.db, { search: 'hossain 777' }, page)],
  ['users by a name in another script', () => listUsers(shop.db, { search: 'হোসেন 777' }, page)],
  ['users by email', () => listUsers(shop.db, { search: 'somebody.777@gmail' }, page)],
  ['how many users there are', () => countUsers(shop.db, {})],
  ['how many users a search finds', () => countUsers(shop.db, { search: 'hossain 777' })],
  ['the sales of a fortnight', () => salesByDay(shop.db, 14)],
  ['a report of a month', () => report(shop.db, '2026-01-01', '2026-01-31', ReportStep.DAY)],
  ['the best sellers of a fortnight', () => listBestSellers(shop.db, 14)],
  ['how many orders are to deliver', () => countToDeliver(shop.db)],
  ['the products that are low', () => listLowStock(shop.db)],
  ['how many products are low', () => countLowStock(shop.db)],
  ['the export of products', () => twoPages(exportProducts(shop.db))],
  ['the export of orders', () => twoPages(exportOrders(shop.db))],
  ['the export of orders, the oldest first', () => twoPages(exportOrders(shop.db, all, OrderSort.OLDEST))],
]

const twoPages = async (pages: AsyncGenerator<unknown[]>) => {
  await pages.next()
  await pages.next()
}

const reviewsBy = (sort: ReviewSort) =>
  reviewLoaders.reviewPages({ read: readFrom(shop.db) }).load({ productId: idOf(0), sort, ...page })

const idOf = (place: number) => products[place]?.id ?? ''

test.each(work)('%s: no table that grows is read row by row', async (_, ask) => {
  const asked = await queriesOf(shop.source, ask)

  expect(asked.length).toBeGreaterThan(0)
  const plans = await Promise.all(asked.filter(({ sql }) => /^\s*(SELECT|UPDATE|DELETE|WITH)/i.test(sql)).map(planOf))
  expect(
    plans
      .flat()
      .filter((line) =>
        /Seq Scan on "?(product|product_picture|review|order|order_line|order_event|shipment|user|name_word)\b/.test(
          line,
        ),
      ),
  ).toEqual([])
})

test('a name among the delivered orders is found by its words, not among all that were delivered', async () => {
  const filter = { state: OrderState.DELIVERED, search: 'hossain 777' }
  const asked = await queriesOf(shop.source, () =>
    Promise.all([listOrders(shop.db, filter, page), countOrders(shop.db, filter)]),
  )

  const plans = (await Promise.all(asked.filter(({ sql }) => sql.includes('ILIKE')).map(planOf))).flat().join()
  expect(plans).toContain('order_search')
  expect(plans).not.toContain('order_by_stage')
})

test('the next of many messages is found without looking at all that are due', async () => {
  const isBusy = () => Promise.reject(new Error('421 too many'))
  const asked = await queriesOf(shop.source, () => sendDueMessages(shop.db, isBusy, () => undefined))

  const plans = (await Promise.all(asked.filter(({ sql }) => sql.includes('SKIP LOCKED')).map(planOf))).flat().join()
  expect(plans).toContain('outbox_message_next')
  expect(plans).not.toContain('Sort')
})

const planOf = async ({ sql, parameters }: AskedQuery): Promise<string[]> => {
  const rows = await queryRows<{ 'QUERY PLAN': string }>(shop.db, `EXPLAIN ${sql}`, Object.values(parameters))
  return rows.map((row) => row['QUERY PLAN'])
}
