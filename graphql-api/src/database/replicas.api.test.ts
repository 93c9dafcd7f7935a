import pg from 'pg'
import type { DataSource } from 'typeorm'
import { placeOrder } from '../order/place-order.service.js'
import { Product } from '../product/product.entity.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { type ReplicatedPostgres, startReplicatedPostgres } from '../testing/replicated-postgres.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'
import { createDataSource } from './data-source.js'
import { queryRow } from './query-rows.js'
import { openReplicas } from './replicas.js'

let postgres: ReplicatedPostgres
let source: DataSource
let server: TestServer
let other: TestServer
/** The address of a server that keeps answers. */
let keepingServer: string
let product: Product
let shopper: User
beforeAll(async () => {
  postgres = await startReplicatedPostgres()
  source = await createDataSource(postgres.primaryUrl).initialize()
  await source.runMigrations()
  const shop = { source, db: source.manager, url: postgres.primaryUrl, close: () => source.destroy() }
  product = await buildProduct(shop.db, { price: 100 })
  shopper = await buildShopper(shop.db)
  server = await openTestServer({ beside: shop, replicaUrls: [postgres.replicaUrl], keptAnswersBytes: 0 })
  other = await openTestServer({ beside: shop, replicaUrls: [postgres.replicaUrl] })
  keepingServer = await other.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await other.close()
  await source.destroy()
  await postgres.close()
})

const onReplica = async (sql: string) => {
  const client = new pg.Client(postgres.replicaUrl)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

const untilReplicaHas = async (price: number): Promise<void> => {
  const [row] = await onReplica(`SELECT price FROM product WHERE id = '${product.id}'`)
  if (row.price !== price) await untilReplicaHas(price)
}

const setPrice = (price: number) => source.manager.update(Product, { id: product.id }, { price })

const query =
  'query ($id: ID!) { product(id: $id) { price } products { items { price } } reviews(productId: $id) { total } }'
const pricesFor = async (user: User | null) => {
  const { data } = await server.graphql<{ product: { price: number }; products: { items: { price: number }[] } }>(
    query,
    { id: product.id },
    user,
  )
  return [data?.product.price, data?.products.items[0]?.price]
}

/** Asks as a visitor until that is the answer. */
const untilVisitorsSee = async (price: number): Promise<void> => {
  const prices = await pricesFor(null)
  if (prices.some((one) => one !== price)) await untilVisitorsSee(price)
}

test('visitors read from a replica, and who is signed in from the primary', async () => {
  // Before it is found fit, the primary answers.
  await setPrice(200)
  await untilVisitorsSee(200)
  await untilReplicaHas(200)
  await onReplica('SELECT pg_wal_replay_pause()')
  await setPrice(300)
  await untilVisitorsSee(200)

  expect(await pricesFor(null)).toEqual([200, 200])
  expect(await pricesFor(shopper)).toEqual([300, 300])
  // What is kept for others is never old when it is read.
  const answer = await fetch(`${keepingServer}/product/${product.id}`)
  expect(await answer.json()).toMatchObject({ price: 300 })

  await onReplica('SELECT pg_wal_replay_resume()')
  await untilVisitorsSee(300)
})

test('what a replica does not know yet, the primary is asked for', async () => {
  await onReplica('SELECT pg_wal_replay_pause()')
  const added = await buildProduct(source.manager, { price: 700 })

  const { data } = await server.graphql('query ($id: ID!) { product(id: $id) { price } }', { id: added.id })

  expect(data).toEqual({ product: { price: 700 } })
  await source.manager.softDelete(Product, { id: added.id })
  await onReplica('SELECT pg_wal_replay_resume()')
})

test('where an order stands that a replica does not know yet, the primary is asked for', async () => {
  await onReplica('SELECT pg_wal_replay_pause()')
  const phone = '+8801819204060'
  const { number } = await placeOrder(
    source.manager,
    shopper,
    orderInput([await buildProduct(source.manager)], { phone }),
  )

  const { data } = await server.graphql(
    'query ($number: String!, $phone: String!) { trackOrder(number: $number, phone: $phone) { status } }',
    { number, phone },
  )

  expect(data).toEqual({ trackOrder: { status: 'PLACED' } })
  await onReplica('SELECT pg_wal_replay_resume()')
})

/** Reads by a replica that is checked all the time, and what was reported of it. */
const openReads = () => {
  const told: string[] = []
  const report = (error: unknown) => told.push(String(error))
  const { replicaUrl } = postgres
  const { read, close } = openReplicas({
    primary: source.manager,
    urls: [replicaUrl],
    report,
    pause: 20,
    patience: 1_000,
  })
  const isOnReplica = () =>
    read(async (db) => {
      const { is } = await queryRow<{ is: boolean }>(db, 'SELECT pg_is_in_recovery() AS is')
      return is
    })
  const until = async (expected: boolean): Promise<void> => {
    if ((await isOnReplica()) !== expected) await until(expected)
  }
  return { told, isOnReplica, until, close }
}

test('a replica that was far behind before the server started is never asked', async () => {
  await onReplica('SELECT pg_wal_replay_pause()')
  await setPrice(350)
  const { told, isOnReplica, until, close } = openReads()

  do expect(await isOnReplica()).toBe(false)
  while (told.length < 1)
  expect(told).toEqual([expect.stringContaining('too far behind')])
  await onReplica('SELECT pg_wal_replay_resume()')
  await until(true)
  await close()
})

test('a replica that says nothing is away, and asked again when it speaks', async () => {
  const { told, isOnReplica, until, close } = openReads()
  await until(true)

  await postgres.silenceReplica(true)
  expect(await Promise.all(Array.from({ length: 20 }, isOnReplica))).not.toContain(undefined)
  await until(false)
  expect(told).toHaveLength(1)
  await postgres.silenceReplica(false)
  await until(true)
  await close()
})

test('a replica that is too far behind, or away, is not asked until it is fit again; that is told once', async () => {
  const { told, isOnReplica, until, close } = openReads()
  await until(true)

  await onReplica('SELECT pg_wal_replay_pause()')
  await setPrice(400)
  await until(false)
  await onReplica('SELECT pg_wal_replay_resume()')
  await until(true)
  expect(told).toEqual([expect.stringContaining('too far behind')])

  await postgres.killReplica()
  // Some of these are under way when it ends.
  expect(await Promise.all(Array.from({ length: 50 }, isOnReplica))).not.toContain(undefined)
  await until(false)
  await until(true)
  expect(told).toHaveLength(2)

  await postgres.stopReplica()
  do expect(await isOnReplica()).toBe(false)
  while (told.length < 3)
  await close()
})
