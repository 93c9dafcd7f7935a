// Measures what becomes of callers when many more come than a server can answer, and of a reader while others attack. The last figures: bench/README.md.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { leaveFirstCore } from './support/cores.mjs'
import { memoryOf } from './support/cpu.mjs'
import { chooseGoods } from './support/goods.mjs'
import { newcomers } from './support/newcomers.mjs'
import { openPostgres } from './support/postgres.mjs'
import { startServer } from './support/server.mjs'
import { openShop } from './support/shop.mjs'
import { shopServer } from './support/shop-server.mjs'
import { percentile, storm } from './support/storm.mjs'
import { attackOf, attacks } from './workloads/attacks.mjs'
import { homePage, pageAttacks, pageOf } from './workloads/pages.mjs'
import { purchasesOf } from './workloads/purchases.mjs'
import { readsOf } from './workloads/reads.mjs'

const PRODUCTS = 10_000
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    only: { type: 'string', default: 'crowds,newcomers,attacks,pages' },
  },
})
const only = values.only.split(',')
const seconds = Number(values.seconds)
const READERS = 1_000
const BUYERS_OF_EACH = 16
const ATTACK_SECONDS = Math.min(5, seconds)
const READER_PAUSE = 20

leaveFirstCore()
const postgres = await openPostgres()
const { url, db } = await openShop(postgres.root, 'shop', { products: PRODUCTS, orders: 0 })
const goods = await chooseGoods(db)
const [{ W4, W2 }, { W5 }] = [readsOf(goods), purchasesOf({ db, ...goods })]
const [read, readProduct, buy] = await Promise.all([W4, W2, W5].map((one) => one.nextFor({ hasGraphql: true })))

const tell = (who, { answered, refused }) => {
  const share = Math.round((100 * refused.length) / (answered.length + refused.length))
  const times = (sorted) => `half within ${percentile(sorted, 50)} ms, 99 of 100 within ${percentile(sorted, 99)} ms`
  console.log(
    `${who}: ${answered.length} answered, ${times(answered)}; ${share} % told to come again, ${times(refused)}`,
  )
}
const withServer = async (keptMegabytes, work, settings = {}) => {
  const env = { ...shopServer.env, DATABASE_URL: url, KEPT_ANSWERS_MB: keptMegabytes, ...settings }
  const server = await startServer({ ...shopServer, env })
  console.log(`\nKEPT_ANSWERS_MB=${keptMegabytes}; load ${loadavg()[0].toFixed(1)}, Node ${process.version}`)
  await work(server.port)
  const { now, most } = memoryOf(server.pid)
  console.log(`Memory: ${now} MB, ${most} at most`)
  await server.stop()
}

const withAndWithoutLimits = async (keptMegabytes, work) => {
  for (const settings of [{}, { RATE_LIMIT_SCALE: '1' }]) {
    console.log(settings.RATE_LIMIT_SCALE ? '\nWith the limits of the shop' : '\nWith no limits on how often')
    await withServer(keptMegabytes, work, settings)
  }
}

/** How long it takes until 99 of 100 readers are answered as quickly as before, over a second. */
const tellReturn = async (storming, before) => {
  const since = performance.now()
  const [asBefore, longest] = [Math.max(2 * before, before + 10), 60_000]
  for (;;) {
    const { answered, refused } = await storm({ ...storming, seconds: 1 })
    const seconds = ((performance.now() - since) / 1000 - 1).toFixed(0)
    if (refused.length === 0 && percentile(answered, 99) <= asBefore)
      return console.log(`  back to normal after ${seconds} s (99 of 100 within ${percentile(answered, 99)} ms)`)
    if (performance.now() - since > longest) return console.log(`  NOT back to normal after ${seconds} s`)
  }
}

/** How long a reader waits, alone and while others ask for what is dear. */
const readMeanwhile = async (port, next, those) => {
  const readOn = () => storm({ port, seconds: ATTACK_SECONDS, connections: 4, next, pause: READER_PAUSE })
  tell('A reader, left alone', await readOn())
  for (const [name, callers, attack] of those) {
    const asking = { port, seconds: ATTACK_SECONDS, connections: callers, next: attack, isHarsh: true }
    const [reading, attacking] = await Promise.all([readOn(), storm(asking)])
    tell(
      `A reader; ${callers} ask ${name} (${attacking.answered.length} answered, ${attacking.refused.length} not)`,
      reading,
    )
  }
}

/** How long those wait who come anew, and a reader who is in already. */
const readAmongNewcomers = async (port) => {
  const rates = [100, 250, 500, 800]
  const readOn = { port, connections: 1, next: readProduct, pause: READER_PAUSE, isHarsh: true }
  tell('A reader, left alone', await storm({ ...readOn, seconds: ATTACK_SECONDS }))
  for (const rate of rates) {
    const [reading, coming] = await Promise.all([
      storm({ ...readOn, seconds }),
      newcomers({ port, rate, seconds, next: read }),
    ])
    tell(`${rate} newcomers a second`, coming)
    tell('  a reader who is in', reading)
  }
}

const crowds = [
  ['A thousand readers, and 16 buyers beside', READERS, 1],
  ['A thousand readers, and 240 buyers beside', READERS, 15],
  ['No readers, and a thousand buyers', 0, 62],
]

try {
  for (const keptMegabytes of only.includes('crowds') ? ['0', '64'] : [])
    await withServer(keptMegabytes, async (port) => {
      const alone = { port, connections: 4, next: read, pause: READER_PAUSE }
      const before = await storm({ ...alone, seconds: ATTACK_SECONDS })
      tell('A reader, left alone', before)
      for (const [name, readers, buyersOfEach] of crowds) {
        console.log(name)
        const common = { port, seconds }
        const [readings, purchases] = await Promise.all([
          storm({ ...common, connections: readers, next: read }),
          storm({
            ...common,
            connections: BUYERS_OF_EACH * buyersOfEach,
            next: (place) => buy(place % BUYERS_OF_EACH),
          }),
        ])
        tell('  readers', readings)
        tell('  buyers ', purchases)
        await tellReturn(alone, percentile(before.answered, 99))
      }
    })
  if (only.includes('newcomers')) await withServer('0', readAmongNewcomers)
  const asDocuments = Object.entries(attacks).map(([name, [callers, query]]) => [name, callers, () => attackOf(query)])
  const all = asDocuments.map(([, , next]) => next)
  for (const callers of [1, 10]) {
    let asked = 0
    asDocuments.push(['all of these, one after the other', callers, () => all[asked++ % all.length]()])
  }
  if (only.includes('attacks')) await withAndWithoutLimits('0', (port) => readMeanwhile(port, readProduct, asDocuments))
  const asPages = Object.entries(pageAttacks).map(([name, [callers, next]]) => [name, callers, pageOf(next)])
  if (only.includes('pages')) await withAndWithoutLimits('64', (port) => readMeanwhile(port, homePage, asPages))
  await db.destroy()
} finally {
  await postgres.close()
}
