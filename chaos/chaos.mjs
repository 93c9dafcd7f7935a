// Kills the server and PostgreSQL and cuts connections while people buy, at once and by their carts, and holds after each kill
// that every order that was acknowledged is there once, that a cart is empty exactly when its order is there, and that the data
// breaks no invariant. The last full run: bench/README.md, "Chaos".
import 'reflect-metadata'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkInvariants } from '../graphql-api/dist/commands/invariants.js'
import { createDataSource } from '../graphql-api/dist/database/data-source.js'
import { sendBuyers } from './buyers.mjs'
import { checkCarts } from './check-carts.mjs'
import { openCuttingProxy } from './cutting-proxy.mjs'
import { openShopUnderFire } from './shop-under-fire.mjs'
import { stockShop } from './stock-shop.mjs'

const number = (text) => ({ type: 'string', default: text })
const { values } = parseArgs({
  options: {
    'server-kills': number('3'),
    'database-kills': number('1'),
    purchases: number('300'),
    buyers: number('16'),
    // The likelihood that a connection is cut at one piece of a request or an answer.
    cuts: number('0.02'),
  },
})
const chosen = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)]))
for (const [name, value] of Object.entries(chosen)) if (!(value >= 0)) throw new Error(`--${name} must be a number`)

// In milliseconds: how long people buy between two kills.
const LONGEST_PEACE = 1000

const since = performance.now()
const shop = await openShopUnderFire()
await shop.untilReady()
const db = await createDataSource(shop.databaseUrl).initialize()
const { shopperIds, goods, feeOf } = await stockShop(db, Math.ceil(chosen.purchases / 10) + chosen.buyers)
const proxy = await openCuttingProxy(shop.port, chosen.cuts)

let killsLeft = true
/** What was found after kills of the carts that were being ordered. */
const carts = { full: 0, ordered: 0 }
const buyers = sendBuyers({
  port: proxy.port,
  fillingPort: shop.port,
  count: chosen.buyers,
  shopperIds,
  goods,
  feeOf,
  accessTokenSecret: shop.accessTokenSecret,
  isOver: () => !killsLeft && buyers.keys.size >= chosen.purchases,
})

/** @throws when an order is lost, doubled or nobody's, or an invariant is broken */
const check = async (isOver) => {
  const told = new Map(buyers.acknowledged)
  const rows = await db.query('SELECT number, "idempotencyKey" AS key FROM "order"')
  const placed = new Map(rows.map(({ key, number: given }) => [key, given]))
  const lost = [...told].filter(([key, given]) => placed.get(key) !== given)
  if (lost.length > 0) throw new Error(`Acknowledged and not there: ${lost.map(([, given]) => given)}`)
  if (placed.size !== rows.length) throw new Error(`${rows.length} orders for ${placed.size} keys`)
  if (isOver && placed.size !== buyers.keys.size)
    throw new Error(`${placed.size} orders, ${buyers.keys.size} purchases`)
  const broken = await checkInvariants(db.manager)
  if (broken.length > 0) throw new Error(JSON.stringify(broken))
  await checkCarts(db, buyers)
  return `${told.size} orders acknowledged, each there once, no invariant broken`
}

const untilDatabaseAnswers = async () => {
  while (!(await db.query('SELECT 1').catch(() => null))) await wait(50)
}

const kills = [
  ...Array.from({ length: chosen['server-kills'] }, () => 'server'),
  ...Array.from({ length: chosen['database-kills'] }, () => 'database'),
].sort(() => Math.random() - 0.5)

const fire = async () => {
  for (const [place, victim] of kills.entries()) {
    await wait(Math.random() * LONGEST_PEACE)
    const before = buyers.acknowledged.size
    if (victim === 'server') await shop.killServer()
    else shop.killDatabase()
    await wait(LONGEST_PEACE / 10)
    await untilDatabaseAnswers()
    const { full, ordered } = await checkCarts(db, buyers)
    carts.full += full
    carts.ordered += ordered
    await shop.untilReady()
    // Somebody has bought since.
    while (buyers.acknowledged.size === before) await wait(10)
    console.log(`${place + 1} of ${kills.length}, ${victim} killed: ${await check(false)}`)
  }
  killsLeft = false
}

try {
  await Promise.all([fire(), buyers.done])
  const result = await check(true)
  await db.destroy()
  proxy.close()
  const code = await shop.close()
  if (code !== 0) throw new Error(`The server ended with the code ${code}`)
  const minutes = ((performance.now() - since) / 60_000).toFixed(1)
  console.log(
    `Server killed ${chosen['server-kills']} times, PostgreSQL ${chosen['database-kills']} times, ${proxy.cuts()} connections cut, ` +
      `${buyers.repeats()} times asked again, ${carts.full + carts.ordered} carts being ordered at kills: ${carts.full} full, ${carts.ordered} ordered, none in part, in ${minutes} minutes (load ${loadavg()[0].toFixed(1)}): ${result}.`,
  )
} catch (error) {
  console.error(error)
  process.exit(1)
}
