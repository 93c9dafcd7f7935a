// Measures the lists of the admin pages in a shop with ten times as much data. Figures: bench/README.md.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../graphql-api/dist/embedded/postgres.js'
import { createDataSource } from '../graphql-api/dist/start/data-source.js'
import { measure } from './support/measure.mjs'
import { openShop } from './support/shop.mjs'

const sizes = { small: { products: 1_000, orders: 10_000 }, large: { products: 10_000, orders: 100_000 } }

const order =
  'id number customerName customerEmail phone address total placedAt deliveredAt lines { name quantity lineTotal image { url srcSet } }'
const orders = `query ($page: Int!, $search: String, $state: OrderState!) {
  orders(page: $page, size: 10, search: $search, state: $state) { total pageCount items { ${order} } } }`
const users = `query ($page: Int!, $search: String) {
  users(page: $page, size: 10, search: $search) { total pageCount items { id name email photoUrl isAdmin } } }`
const products = `query ($page: Int!, $search: String) {
  products(page: $page, size: 10, search: $search) { total pageCount items { id name price quantity image { url srcSet } } } }`
const overview = `query ($days: Int!) { overview(days: $days) { today { orders takings } toDeliver lowStockCount
  days { date orders takings } bestSellers { name quantity takings product { id } image { url } } lowStock { id name quantity } } }`

const all = { page: 0, search: null, state: 'ALL' }
const cases = [
  ['orders: first page', orders, () => all],
  ['orders: page in the middle', orders, ({ orders }) => ({ ...all, page: orders / 20 })],
  ['orders: last page', orders, ({ orders }) => ({ ...all, page: orders / 10 - 1 })],
  ['orders: to deliver', orders, () => ({ ...all, state: 'TO_DELIVER' })],
  ['orders: by number', orders, () => ({ ...all, search: 'SS-XXYA2B' })],
  ['orders: by name', orders, () => ({ ...all, search: 'hossain 1777' })],
  ['orders: by phone', orders, () => ({ ...all, search: '01700 004321' })],
  ['orders: by four digits of a phone', orders, () => ({ ...all, search: '4321' })],
  ['users: first page', users, () => ({ page: 0, search: null })],
  ['users: last page', users, ({ orders }) => ({ page: orders / 50 - 1, search: null })],
  ['users: by name', users, () => ({ page: 0, search: 'hossain 1777' })],
  ['products: first page', products, () => ({ page: 0, search: null })],
  ['products: a search', products, () => ({ page: 0, search: 'oud attr' })],
  ['overview: 14 days', overview, () => ({ days: 14 })],
  ['overview: 90 days', overview, () => ({ days: 90 })],
]

const folder = await mkdtemp(join(tmpdir(), 'sunnah-store-bench-'))
await chmod(folder, 0o711)
const postgres = await startPostgres(folder, () => {})
const root = await createDataSource(postgres.url).initialize()
const shops = {}
try {
  for (const [name, size] of Object.entries(sizes)) {
    console.log(`  Filling a shop with ${size.products} products and ${size.orders} orders …`)
    shops[name] = await openShop(root, name, size)
  }
  const rows = []
  for (const [what, query, variablesOf] of cases) {
    const asks = Object.entries(sizes).map(
      ([name, size]) =>
        () =>
          shops[name].ask(query, variablesOf(size)),
    )
    const [small, large] = await measure(asks)
    rows.push({ what, small: small.toFixed(1), large: large.toFixed(1), ratio: (large / small).toFixed(2) })
  }
  console.log('\n| milliseconds a request | 10,000 orders | 100,000 orders | ratio |\n| --- | ---: | ---: | ---: |')
  for (const { what, small, large, ratio } of rows) console.log(`| ${what} | ${small} | ${large} | ${ratio} |`)
} finally {
  for (const shop of Object.values(shops)) await shop.close()
  await root.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
