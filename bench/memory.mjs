// Measures what the server has in memory: at rest, busy, and with a thousand connections. The last figures: bench/README.md.
import { loadavg } from 'node:os'
import { leaveFirstCore } from './support/cores.mjs'
import { memoryOf } from './support/cpu.mjs'
import { chooseGoods } from './support/goods.mjs'
import { openPostgres } from './support/postgres.mjs'
import { startServer } from './support/server.mjs'
import { openShop } from './support/shop.mjs'
import { shopServer } from './support/shop-server.mjs'
import { storm } from './support/storm.mjs'
import { readsOf } from './workloads/reads.mjs'

const PRODUCTS = 10_000
const SECONDS = 10
const ROUNDS = 3

leaveFirstCore()
const postgres = await openPostgres()
try {
  const { url, db } = await openShop(postgres.root, 'shop', { products: PRODUCTS, orders: 0 })
  const { W4 } = readsOf(await chooseGoods(db))
  const next = await W4.nextFor({ hasGraphql: true })
  console.log(`\n${W4.title}; load ${loadavg()[0].toFixed(1)}, Node ${process.version}`)
  for (const keptMegabytes of ['0', '64']) {
    const env = { ...shopServer.env, DATABASE_URL: url, KEPT_ANSWERS_MB: keptMegabytes }
    const server = await startServer({ ...shopServer, env })
    const inMemory = () => {
      const { now, most } = memoryOf(server.pid)
      return `${now} MB now, ${most} at most so far`
    }
    console.log(`\nKEPT_ANSWERS_MB=${keptMegabytes}: ready after ${server.readyAfter} ms, ${inMemory()}`)
    for (const connections of [32, 1_000])
      for (let round = 0; round < ROUNDS; round++) {
        const { answered } = await storm({ port: server.port, connections, seconds: SECONDS, next })
        const rate = Math.round(answered.length / SECONDS)
        console.log(`${connections} connections: ${rate} a second, ${inMemory()}`)
      }
    await server.stop()
  }
  await db.destroy()
} finally {
  await postgres.close()
}
