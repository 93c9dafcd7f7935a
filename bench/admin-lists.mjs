// Measures the lists of the admin pages in a shop with ten times as much data. Figures: bench/README.md.
import { openConnection, post } from './support/connection.mjs'
import { leaveFirstCore } from './support/cores.mjs'
import { median } from './support/median.mjs'
import { openPostgres } from './support/postgres.mjs'
import { startServer } from './support/server.mjs'
import { openShop } from './support/shop.mjs'
import { headersOf, shopServer } from './support/shop-server.mjs'

const sizes = { small: { products: 1_000, orders: 10_000 }, large: { products: 10_000, orders: 100_000 } }

const order =
  'id number customerName customerEmail phone address total placedAt deliveredAt lines { name quantity lineTotal image { url srcSet } }'
const orders = `query ($page: Int!, $search: String, $state: OrderState!, $sort: OrderSort, $from: LocalDate, $to: LocalDate,
  $district: String, $courier: String, $minTotal: SafeInt, $maxTotal: SafeInt, $cash: OrderCash) {
  orders(page: $page, size: 10, search: $search, state: $state, sort: $sort, from: $from, to: $to,
    district: $district, courier: $courier, minTotal: $minTotal, maxTotal: $maxTotal, cash: $cash) { total pageCount items { ${order} } } }`
const users = `query ($page: Int!, $search: String) {
  users(page: $page, size: 10, search: $search) { total pageCount items { id name email photoUrl isAdmin } } }`
const products = `query ($page: Int!, $search: String) {
  products(page: $page, size: 10, search: $search) { total pageCount items { id name price quantity image { url srcSet } } } }`
const overview = `query ($days: Int!) { overview(days: $days) { today { orders takings } toDeliver lowStockCount
  days { date orders takings } bestSellers { name quantity takings product { id } image { url } } lowStock { id name quantity } } }`

const work = `{ overview { openWork { toConfirm { orders total oldest } onTheWay { orders total } collectedWithCouriers } returned { orders of } } }`
const report = `query ($from: LocalDate!, $to: LocalDate!) { report(from: $from, to: $to) { date orders takings delivered collected withCouriers paidOut charges cancelled returned } }`
const tabs = ['TO_CONFIRM', 'TO_SEND', 'ON_THE_WAY', 'DELIVERED', 'ENDED']
const inEach = (asked) =>
  tabs.map((state) => `${state}: orders(page: 0, size: 10, state: ${state}${asked}) { total items { id } }`)
const counts = `query ($search: String, $district: String) {
  orderCounts(search: $search, district: $district) { toConfirm toSend onTheWay delivered ended all } }`
const cash =
  '{ cash { couriers { courier total older oldestAt } onTheWay { orders total } payoutsThisMonth receivedThisMonth } }'

const all = { page: 0, search: null, state: 'ALL' }
const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const month = { ...all, from: daysAgo(30), to: daysAgo(1) }
const cases = [
  ['orders: first page', orders, () => all],
  ['orders: page in the middle', orders, ({ orders }) => ({ ...all, page: orders / 20 })],
  ['orders: last page', orders, ({ orders }) => ({ ...all, page: orders / 10 - 1 })],
  ['orders: to deliver', orders, () => ({ ...all, state: 'TO_DELIVER' })],
  ...tabs.map((state) => [`orders: ${state}`, orders, () => ({ ...all, state })]),
  ['orders: TO_SEND, the oldest', orders, () => ({ ...all, state: 'TO_SEND', sort: 'OLDEST' })],
  ['orders: ENDED to a district', orders, () => ({ ...all, state: 'ENDED', district: 'Sylhet' })],
  ['orders: how many in each tab', counts, () => ({})],
  ['orders: how many in each tab, by name', counts, () => ({ search: 'hossain 1777' })],
  ['orders: how many in each tab, by a name of every eighth', counts, () => ({ search: 'hossain' })],
  ['orders: how many in each tab, to a district', counts, () => ({ district: 'Sylhet' })],
  ['orders: by name in each tab', `{ ${inEach(', search: "hossain 1777"').join(' ')} }`, () => ({})],
  ['orders: by number', orders, () => ({ ...all, search: 'SS-XXYA2B' })],
  ['orders: by tracking number', orders, () => ({ ...all, search: 'PX-XXYA2B' })],
  ['orders: by the end of a tracking number', orders, () => ({ ...all, search: 'YA2B' })],
  ['orders: by tracking number in each tab', `{ ${inEach(', search: "PX-XXYA2B"').join(' ')} }`, () => ({})],
  ['orders: by name', orders, () => ({ ...all, search: 'hossain 1777' })],
  ['orders: by name in another script', orders, () => ({ ...all, search: 'হোসেন 1777' })],
  ['orders: by a name of every eighth', orders, () => ({ ...all, search: 'hossain' })],
  ['orders: the same in another script', orders, () => ({ ...all, search: 'হোসেন' })],
  ['orders: by phone', orders, () => ({ ...all, search: '01700 004321' })],
  ['orders: by four digits of a phone', orders, () => ({ ...all, search: '4321' })],
  ['orders: by an address', orders, () => ({ ...all, search: 'house 4321' })],
  ['orders: by a district that is typed', orders, () => ({ ...all, search: 'Sylhet' })],
  ['orders: by a district that is typed in Bangla', orders, () => ({ ...all, search: 'সিলেট' })],
  ['orders: by a courier that is typed', orders, () => ({ ...all, search: 'Steadfast' })],
  ['orders: the oldest', orders, () => ({ ...all, sort: 'OLDEST' })],
  ['orders: of a month', orders, () => month],
  ['orders: of a month, last page', orders, () => ({ ...month, page: 800 })],
  ['orders: to a district', orders, () => ({ ...all, district: 'Sylhet' })],
  ['orders: to a district without any', orders, () => ({ ...all, district: 'Bandarban' })],
  ['orders: by a courier', orders, () => ({ ...all, courier: 'Steadfast' })],
  ...['TO_COLLECT', 'WITH_COURIER', 'RECEIVED'].map((cash) => [
    `orders: cash ${cash}`,
    orders,
    () => ({ ...all, cash }),
  ]),
  ['orders: of no such total', orders, () => ({ ...all, minTotal: 5000 })],
  [
    'orders: by all filters',
    orders,
    () => ({
      ...month,
      state: 'DELIVERED',
      district: 'Sylhet',
      courier: 'Steadfast',
      minTotal: 500,
      search: 'hossain',
    }),
  ],
  ['users: first page', users, () => ({ page: 0, search: null })],
  ['users: last page', users, ({ orders }) => ({ page: orders / 50 - 1, search: null })],
  ['users: by name', users, () => ({ page: 0, search: 'hossain 1777' })],
  ['users: by name in another script', users, () => ({ page: 0, search: 'হোসেন 1777' })],
  ['products: first page', products, () => ({ page: 0, search: null })],
  ['products: a search', products, () => ({ page: 0, search: 'oud attr' })],
  ['overview: 14 days', overview, () => ({ days: 14 })],
  ['overview: what is to be done', work, () => ({})],
  ['cash: who owes what', cash, () => ({})],
  ['report: a month', report, () => ({ from: month.from, to: month.to })],
  ['overview: 90 days', overview, () => ({ days: 90 })],
]

const ROUNDS = 7
const REQUESTS = 15

/** An admin who asks that shop, by a server of its own. */
const openAdmin = async ({ url, db }) => {
  const [{ id }] = await db.query(
    `INSERT INTO "user" (uid, email, name, role) VALUES ('admin', 'admin@gmail.com', 'Admin', 'OWNER') RETURNING id`,
  )
  await db.destroy()
  const server = await startServer({ ...shopServer, env: { ...shopServer.env, DATABASE_URL: url } })
  const connection = await openConnection(server.port)
  const headers = await headersOf(id)
  return {
    ask: (query, variables) => connection.ask(post('/graphql', { query, variables }, headers)),
    close: async () => {
      connection.close()
      await server.stop()
    },
  }
}

/** Milliseconds a request for each of these, in turns, so that other load on the machine affects all equally. */
const measure = async (asks) => {
  const rounds = asks.map(() => [])
  for (let round = 0; round <= ROUNDS; round++)
    for (const [i, ask] of asks.entries()) {
      const times = []
      for (let n = 0; n < REQUESTS; n++) {
        const since = performance.now()
        await ask()
        times.push(performance.now() - since)
      }
      // The first round warms up.
      if (round > 0) rounds[i].push(median(times))
    }
  return rounds.map(median)
}

leaveFirstCore()
const postgres = await openPostgres()
const admins = []
try {
  // All are filled first: a server hangs up on whoever is connected and asks nothing.
  const shops = []
  for (const [name, size] of Object.entries(sizes)) shops.push({ size, ...(await openShop(postgres.root, name, size)) })
  for (const shop of shops) admins.push({ size: shop.size, ...(await openAdmin(shop)) })
  console.log('\n| milliseconds a request | 10,000 orders | 100,000 orders | ratio |\n| --- | ---: | ---: | ---: |')
  for (const [what, query, variablesOf] of cases) {
    const [small, large] = await measure(
      admins.map(
        ({ size, ask }) =>
          () =>
            ask(query, variablesOf(size)),
      ),
    )
    console.log(`| ${what} | ${small.toFixed(1)} | ${large.toFixed(1)} | ${(large / small).toFixed(2)} |`)
  }
} finally {
  for (const admin of admins) await admin.close()
  await postgres.close()
}
