// Kills the server between the commit of an order and the mail that tells of it, and holds that each order is told under one
// key: none is lost, and none is told twice but where the mail server had said yes and the shop did not live to hear it.
// The last full run: bench/README.md, "Chaos".
import 'reflect-metadata'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkInvariants } from '../graphql-api/dist/commands/invariants.js'
import { createDataSource } from '../graphql-api/dist/database/data-source.js'
import { sendBuyers } from './buyers.mjs'
import { openMailServer } from './mail-server.mjs'
import { openShopUnderFire } from './shop-under-fire.mjs'
import { stockShop } from './stock-shop.mjs'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '4' } } })
const kills = Number(values.kills)
if (!(kills > 0)) throw new Error('--kills must be a number above 0')

/** When the server is killed: as soon as an order is acknowledged, or at a moment of a mail. */
const moments = ['committed', 'connect', 'data', 'taken']
const ORDERS_A_ROUND = 3

const since = performance.now()
const mails = await openMailServer()
const shop = await openShopUnderFire({ SMTP_URL: mails.url, MAIL_FROM: 'shop@shop.example' })
await shop.untilReady()
const db = await createDataSource(shop.databaseUrl).initialize()
const { shopperIds, goods, feeOf } = await stockShop(db, kills + 1)
const orders = new Set()

// Who was killed has put its mail off by a minute.
const aMinuteGoesBy = () => db.query('UPDATE outbox_message SET "dueAt" = now()')

const killAt = (moment, acknowledged) =>
  new Promise((resolve) => {
    if (moment !== 'committed') return mails.at(moment, () => resolve(shop.killServer()))
    const look = () => (acknowledged.size > 0 ? resolve(shop.killServer()) : setImmediate(look))
    look()
  })

const buyAndKill = async (moment) => {
  const { port, accessTokenSecret } = shop
  let begun = 0
  const round = sendBuyers({
    port,
    count: 1,
    shopperIds,
    goods,
    feeOf,
    accessTokenSecret,
    isOver: () => begun++ >= ORDERS_A_ROUND,
    byCart: 0,
  })
  const killed = killAt(moment, round.acknowledged)
  await round.done
  await killed
  for (const number of round.acknowledged.values()) orders.add(number)
  await shop.untilReady()
  await aMinuteGoesBy()
}

const untilAllIsTold = async () => {
  for (;;) {
    const [{ left }] = await db.query(
      `SELECT (SELECT count(*) FROM outbox_message) + (SELECT count(*) FROM order_message WHERE "toldAt" IS NULL) AS left`,
    )
    if (left === '0') return
    await wait(200)
  }
}

/** @throws when an order is told under no key, or several; or more often than kills after the mail server's yes explain */
const check = async (killedAfterYes) => {
  const keysOf = new Map()
  for (const { number, key } of mails.taken) keysOf.set(number, new Set(keysOf.get(number)).add(key))
  const lost = [...orders].filter((number) => !keysOf.has(number))
  if (lost.length > 0) throw new Error(`Nobody was told of ${lost}`)
  const doubled = [...keysOf].filter(([, keys]) => keys.size > 1)
  if (doubled.length > 0) throw new Error(`Told under several keys: ${doubled.map(([number]) => number)}`)
  const [{ count }] = await db.query('SELECT count(*) FROM "order"')
  if (Number(count) !== orders.size || keysOf.size !== orders.size)
    throw new Error(`${count} orders, ${orders.size} acknowledged, ${keysOf.size} told`)
  const again = mails.taken.length - orders.size
  if (again > killedAfterYes) throw new Error(`${again} mails came again, ${killedAfterYes} kills came after the yes`)
  const broken = await checkInvariants(db.manager)
  if (broken.length > 0) throw new Error(JSON.stringify(broken))
  return again
}

try {
  for (let i = 0; i < kills; i++) {
    const moment = moments[i % moments.length]
    await buyAndKill(moment)
    console.log(`${i + 1} of ${kills}, killed at "${moment}": ${orders.size} orders, ${mails.taken.length} mails`)
  }
  await untilAllIsTold()
  const killedAfterYes = Math.floor(kills / moments.length)
  const again = await check(killedAfterYes)
  await db.destroy()
  const code = await shop.close()
  mails.close()
  if (code !== 0) throw new Error(`The server ended with the code ${code}`)
  const minutes = ((performance.now() - since) / 60_000).toFixed(1)
  console.log(
    `Server killed ${kills} times in ${minutes} minutes: ${orders.size} orders, each told under one key, none lost; ` +
      `${again} mails came again under their key, after ${killedAfterYes} kills behind the mail server's yes.`,
  )
} catch (error) {
  console.error(error)
  process.exit(1)
}
