import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { placeOrder } from '../order/place-order.service.js'
import { Product } from '../product/product.entity.js'
import { Review } from '../review/review.entity.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { buildProduct, buildReview, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from '../user/user.entity.js'

// `STALENESS_CHANGES=2000` looks longer.
const CHANGES = Number(process.env.STALENESS_CHANGES ?? 150)
/** Milliseconds that an answer may be behind what another listener of the database has heard of: a busy machine runs both servers and the database. */
const TOLERANCE = 500
const CHANGES_BETWEEN_CUTS = 50
/** The next change would take back what an answer kept too long. */
const CHANGES_BETWEEN_RESTS = 7

let servers: TestServer[]
let shops: string[]
/** Listens to the database as the servers do. */
let witness: pg.Client
beforeAll(async () => {
  const first = await openTestServer()
  servers = [first, await openTestServer({ beside: first })]
  // Of the connections that are cut.
  for (const { app } of servers) app.log.level = 'silent'
  shops = await Promise.all(servers.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })))
  witness = new pg.Client(first.url)
  await witness.connect()
  await witness.query('LISTEN witness')
  // Else it would be cut off as the servers are.
  await witness.query('SELECT')
})
afterAll(async () => {
  await witness.end()
  for (const server of servers.toReversed()) await server.close()
})

/** What is told of one thing at one time: a number that only rises, or the state that it stands for. */
interface Fact {
  at: number
  value: number
}

/** Once the witness has heard of all that was committed before. */
const heard = async () => {
  const told = once(witness, 'notification')
  await servers[0]?.db.query(`NOTIFY witness`)
  await told
}

/** Everything that was true of a thing, with the time when the witness had heard of it. */
class History {
  private readonly facts: Fact[] = []

  async note(value: number): Promise<void> {
    await heard()
    this.facts.push({ at: performance.now(), value })
  }

  /** The newest value that an answer must tell, or a later one, when it was asked for at this time. */
  least(askedAt: number): number {
    return this.facts.findLast(({ at }) => at + TOLERANCE < askedAt)?.value ?? Number.NEGATIVE_INFINITY
  }

  get last(): number {
    return this.facts.at(-1)?.value ?? 0
  }
}

const query = `query ($id: ID!) { product(id: $id) { price quantity reviews { items { feedback reviewer { name } } } } products { total } }`

interface Answer {
  data: {
    product: { price: number; quantity: number; reviews: { items: { feedback: string; reviewer: { name: string } }[] } }
    products: { total: number }
  }
}

test('no answer of two servers is older than the commit by more than it may be, whoever changes what, and when', async () => {
  const [{ db, source }] = servers as [TestServer]
  const product = await buildProduct(db, { price: 1, quantity: 5000 })
  const reviewer = await buildShopper(db, { name: 'Reader 0' })
  const review = await buildReview(db, product, { reviewerId: reviewer.id, feedback: 'Thought 0' })
  const truth = {
    price: new History(),
    sold: new History(),
    thought: new History(),
    name: new History(),
    added: new History(),
  }
  for (const history of Object.values(truth)) await history.note(0)
  const soldAtFirst = 5000

  const changePrice = async () => {
    await db.update(Product, product.id, { price: truth.price.last + 2 })
    await truth.price.note(truth.price.last + 1)
  }
  const changes = [
    changePrice,
    async () => {
      const price = await db.findOneByOrFail(Product, { id: product.id })
      await placeOrder(db, await buildShopper(db), orderInput([price]))
      await truth.sold.note(truth.sold.last + 1)
    },
    async () => {
      // A hold that has ended gives its piece back; the sweep is the change that nobody asked for.
      await db.query(
        `WITH held AS (UPDATE product_variant SET quantity = quantity - 1 WHERE "productId" = $1 RETURNING id)
         INSERT INTO stock_hold ("productId", "variantId", "userId", quantity, "expiresAt")
         SELECT $1, id, $2, 1, now() - interval '1 minute' FROM held`,
        [product.id, reviewer.id],
      )
      await sweepEndedHolds(db)
    },
    async () => {
      await db.update(Review, review.id, { feedback: `Thought ${truth.thought.last + 1}` })
      await truth.thought.note(truth.thought.last + 1)
    },
    async () => {
      await db.update(User, reviewer.id, { name: `Reader ${truth.name.last + 1}` })
      await truth.name.note(truth.name.last + 1)
    },
    async () => {
      await buildProduct(db, {})
      await truth.added.note(truth.added.last + 1)
      if (truth.added.last % 2) await db.softDelete(Product, { id: (await buildProduct(db, {})).id })
    },
  ]

  let isOver = false
  const late: string[] = []
  let answers = 0
  /** When each shop was asked what it answered last. */
  const asked = new Map<string, number>()
  const read = async (shop: string) => {
    while (!isOver) {
      const askedAt = performance.now()
      const response = await fetch(`${shop}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { id: product.id } }),
      })
      const { data } = (await response.json()) as Answer
      const [shown] = data.product.reviews.items
      answers++
      asked.set(shop, askedAt)
      const told = {
        price: data.product.price - 1,
        sold: soldAtFirst - data.product.quantity,
        thought: Number(shown?.feedback.split(' ')[1]),
        name: Number(shown?.reviewer.name.split(' ')[1]),
        added: data.products.total - 1,
      }
      for (const [what, history] of Object.entries(truth)) {
        const least = history.least(askedAt)
        if (told[what as keyof typeof told] < least)
          late.push(`${what}: ${told[what as keyof typeof told]} instead of ${least}`)
      }
    }
  }
  const readers = shops.map(read)
  const rest = async () => {
    const end = performance.now() + TOLERANCE
    while (!shops.every((shop) => (asked.get(shop) ?? 0) > end)) await sleep(10)
  }

  const random = seeded(20261122)
  for (let i = 1; i <= CHANGES; i++) {
    await changes[Math.floor(random() * changes.length)]?.()
    if (i % CHANGES_BETWEEN_RESTS === 0) await rest()
    if (i % CHANGES_BETWEEN_CUTS !== 0) continue
    await source.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    )
    // What is announced now nobody hears.
    await changePrice()
    await rest()
  }
  isOver = true
  await Promise.all(readers)

  expect(late).toEqual([])
  expect(answers).toBeGreaterThan(CHANGES / 10)
}, 180_000)

/** The same "random" numbers in each run (mulberry32). */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
