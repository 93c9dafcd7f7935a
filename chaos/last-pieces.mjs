// Many buyers want the last ten pieces at the same moment, at two server processes, round after round, and it holds of each
// round that exactly ten are sold. The last full run: bench/README.md, "The last pieces".
import 'reflect-metadata'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { checkInvariants } from '../graphql-api/dist/commands/invariants.js'
import { createDataSource } from '../graphql-api/dist/database/data-source.js'
import { setStock } from '../graphql-api/dist/stock/admin-stock.service.js'
import { countDeadlocks } from './count-deadlocks.mjs'
import { openCrowd } from './crowd.mjs'
import { openShopUnderFire } from './shop-under-fire.mjs'
import { stockShop } from './stock-shop.mjs'

const LAST = 10

const number = (text) => ({ type: 'string', default: text })
const { values } = parseArgs({ options: { buyers: number('100'), rounds: number('2') } })
const [buyers, rounds] = [Number(values.buyers), Number(values.rounds)]
if (!(buyers > LAST && rounds > 0)) throw new Error(`--buyers must be above ${LAST} and --rounds above 0`)

const since = performance.now()
const shop = await openShopUnderFire({ WEB_CONCURRENCY: '2' })
await shop.untilReady()
const db = await createDataSource(shop.databaseUrl).initialize()
const { admin, goods, feeOf, shoppers } = await stockShop(db, buyers)
const crowd = openCrowd({ ...shop, shoppers, feeOf })

const sellTheLast = async (product) => {
  const { productId, variantId } = product
  await setStock(db.manager, admin, { productId, variantId, quantity: LAST, expectedQuantity: null })
  const [{ before }] = await db.query('SELECT count(*)::int AS before FROM "order"')
  const answers = await crowd.orderAll(product)
  const [{ after }] = await db.query('SELECT count(*)::int AS after FROM "order"')
  const [{ left }] = await db.query('SELECT quantity AS left FROM product_variant WHERE id = $1', [variantId])
  const told = JSON.stringify({ answers, placed: after - before, left })
  const must = JSON.stringify({
    answers: { ...answers, ORDERED: LAST, OUT_OF_STOCK: buyers - LAST },
    placed: LAST,
    left: 0,
  })
  if (told !== must) throw new Error(`${told} in place of ${must}`)
  const broken = await checkInvariants(db.manager)
  if (broken.length > 0) throw new Error(JSON.stringify(broken))
}

try {
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await sellTheLast(goods[round % goods.length])
    console.log(`${round + 1} of ${rounds}: ${LAST} sold to ${buyers}, in ${Math.round(performance.now() - began)} ms`)
  }
  await db.destroy()
  const code = await shop.stopServer()
  if (code !== 0) throw new Error(`The server ended with the code ${code}`)
  const deadlocks = await countDeadlocks(shop.databaseUrl)
  if (deadlocks !== 0) throw new Error(`${deadlocks} deadlocks`)
  await shop.close()
  const minutes = ((performance.now() - since) / 60_000).toFixed(1)
  console.log(
    `${buyers} buyers at two server processes, ${rounds} rounds in ${minutes} minutes (load ${loadavg()[0].toFixed(1)}): ` +
      `${LAST} pieces sold in each, ${crowd.putOff()} times somebody was told to come again, no deadlock, no invariant broken.`,
  )
} catch (error) {
  console.error(error)
  process.exit(1)
}
