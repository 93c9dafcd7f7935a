// Several processes, a replica that dies and a primary that dies, under load. Needs Debian's packages postgresql and
// pgbouncer. What it is to show, and the last figures: docs/operations.md, "From one machine to many".
import 'reflect-metadata'
import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkInvariants } from '../graphql-api/dist/commands/invariants.js'
import { createDataSource } from '../graphql-api/dist/database/data-source.js'
import { seedDemoShop } from '../graphql-api/dist/embedded/demo/seed.js'
import { seedManyProducts } from '../graphql-api/dist/embedded/demo/seed-many.js'
import { openDatabase } from '../graphql-api/dist/start/open-database.js'
import { openReplicated } from './support/debian-postgres.mjs'
import { chooseGoods } from './support/goods.mjs'
import { load } from './support/load.mjs'
import { median } from './support/median.mjs'
import { startServer } from './support/server.mjs'
import { headersOf, shopServer } from './support/shop-server.mjs'
import { purchasesOf } from './workloads/purchases.mjs'
import { readsOf } from './workloads/reads.mjs'

const PRODUCTS = 10_000
const ROUNDS = 3
const SECONDS = 5

const postgres = await openReplicated()
const servers = []
const startShop = async (processes) => {
  const env = {
    ...shopServer.env,
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URLS: postgres.replicaUrl,
    WEB_CONCURRENCY: String(processes),
  }
  const server = await startServer({ ...shopServer, env, isPinned: false })
  servers.push(server)
  return server
}

// The pieces for sale were put there past the ledger.
const enterPieces = `
  INSERT INTO stock_change ("productId", "variantId", change, reason)
  SELECT variant."productId", variant.id, quantity - entered, 'OPENING' FROM product_variant AS variant
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(change), 0)::int AS entered FROM stock_change
    WHERE "productId" = variant."productId" AND "variantId" = variant.id
  ) AS ledger
  WHERE quantity <> entered`

const placeOrder = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }'
const delivery = { address: 'House 7, Road 3, Dhanmondi', district: 'Dhaka', phone: '+8801712345678' }

/** One product bought again and again until it is over; an order without an answer is asked for again by its key. */
const shop = async ({ port, shopperId, goods, isOver, isGivenUp, note }) => {
  const headers = { 'content-type': 'application/json', ...(await headersOf(shopperId)) }
  while (!isOver()) {
    const { productId, price } = goods[Math.floor(Math.random() * goods.length)]
    const key = randomUUID()
    const input = {
      ...delivery,
      source: 'BUY_NOW',
      lines: [{ productId, quantity: 1 }],
      expectedTotal: price,
      idempotencyKey: key,
    }
    const body = JSON.stringify({ query: placeOrder, variables: { input } })
    for (let number; !number && !isGivenUp(); ) {
      const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body })
        .then((response) => response.json())
        .catch(() => null)
      number = answer?.data?.placeOrder?.number
      note(number, key)
      if (!number) await sleep(100)
    }
  }
}

try {
  console.log(`\n  Filling a shop with ${PRODUCTS} products …`)
  const db = await openDatabase(postgres.primaryUrl)
  await seedDemoShop(db.manager, { accounts: false })
  await seedManyProducts(db.manager, PRODUCTS, () => {})
  const goods = await chooseGoods(db)
  await db.query(enterPieces)
  const { W4 } = readsOf(goods)
  const { W5 } = purchasesOf({ db, ...goods })

  const [one, two] = [await startShop(1), await startShop(2)]
  console.log(`\nLoad ${loadavg()[0].toFixed(1)}; server, PostgreSQL and load share the same cores.`)
  for (const [name, workload] of Object.entries({ W4, W5 })) {
    const next = await workload.nextFor({ hasGraphql: true })
    const rates = { one: [], two: [] }
    for (let round = 0; round <= ROUNDS; round++)
      for (const [count, { port }] of Object.entries({ one, two })) {
        const { times, milliseconds } = await load({ port, connections: workload.connections, seconds: SECONDS, next })
        if (round > 0) rates[count].push((times.length * 1000) / milliseconds)
      }
    const [of1, of2] = [median(rates.one), median(rates.two)]
    console.log(
      `${name}: ${of1.toFixed()} a second with one process, ${of2.toFixed()} with two (${(of2 / of1).toFixed(2)})`,
    )
  }
  await one.stop()

  const next = await W4.nextFor({ hasGraphql: true })
  const reading = load({ port: two.port, connections: 32, seconds: 6, next })
  await sleep(2000)
  await postgres.killReplica()
  const { times } = await reading
  console.log(`Replica killed: ${times.length} reads, none refused, the slowest took ${times.at(-1).toFixed()} ms`)
  await postgres.startReplica()

  // An order is answered once both have it.
  await db.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
  await db.query('SELECT pg_reload_conf()')
  await db.destroy()
  const acknowledged = new Map()
  let [refused, isOver, isGivenUp, last, longest] = [0, false, false, performance.now(), 0]
  const note = (number, key) => {
    if (!number) return refused++
    acknowledged.set(key, number)
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const { shopperIds, forSale } = goods
  const shoppers = shopperIds.map((shopperId) =>
    shop({ port: two.port, shopperId, goods: forSale, isOver: () => isOver, isGivenUp: () => isGivenUp, note }),
  )
  await sleep(3000)
  const before = acknowledged.size
  await postgres.failOver()
  await sleep(10_000)
  isOver = true
  setTimeout(() => {
    isGivenUp = true
  }, 20_000).unref()
  await Promise.all(shoppers)

  const promoted = await createDataSource(postgres.replicaUrl).initialize()
  const numbers = [...acknowledged.values()]
  const [{ found, placed }] = await promoted.query(
    `SELECT count(*) FILTER (WHERE number = ANY($1))::int AS found,
       count(*) FILTER (WHERE "idempotencyKey" = ANY($2))::int AS placed FROM "order"`,
    [numbers, [...acknowledged.keys()]],
  )
  const broken = await checkInvariants(promoted.manager)
  await promoted.destroy()
  console.log(
    `Primary killed, replica promoted: ${before} orders before it, ${numbers.length - before} after it, ${refused} answers to ask again, ` +
      `${(longest / 1000).toFixed(1)} s without an order. Of ${numbers.length} acknowledged ${found} are there, as ${placed} orders. ` +
      `db:check: ${broken.length === 0 ? 'nothing is broken' : broken.map(({ rule }) => rule)}`,
  )
} finally {
  for (const server of servers) await server.stop()
  await postgres.close()
}
