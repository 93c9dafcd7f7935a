// Measures what shoppers ask, beside others who answer the same. How and the last figures: bench/README.md.
import { loadavg } from 'node:os'
import { contestants, variants } from './contestants/contestants.mjs'
import { compareAnswers } from './support/compare.mjs'
import { canPin, leaveFirstCore } from './support/cores.mjs'
import { postmasterOf } from './support/cpu.mjs'
import { chooseGoods } from './support/goods.mjs'
import { measure } from './support/measure.mjs'
import { readOptions } from './support/options.mjs'
import { openPostgres } from './support/postgres.mjs'
import { startServer } from './support/server.mjs'
import { openShop } from './support/shop.mjs'
import { tableOf } from './support/table.mjs'
import { purchasesOf } from './workloads/purchases.mjs'
import { readsOf } from './workloads/reads.mjs'

const all = { ...contestants, ...variants }
const options = readOptions({
  workloads: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'],
  contestants: Object.keys(contestants),
  variants: Object.keys(variants),
})
const { products, rounds, seconds } = options

leaveFirstCore()
const postgres = await openPostgres()
const servers = []
try {
  const { url, db } = await openShop(postgres.root, 'shop', { products, orders: 0 })
  const goods = await chooseGoods(db)
  const [{ pid }] = await db.query('SELECT pg_backend_pid() AS pid')
  const postmaster = postmasterOf(pid)
  const workloads = { ...readsOf(goods), ...purchasesOf({ db, ...goods }) }

  for (const name of options.contestants) {
    const contestant = all[name]
    // The same settings of PostgreSQL for all: they decide what a search finds, and its plan.
    const env = { ...contestant.env, DATABASE_URL: url, PGOPTIONS: db.options.extra.options }
    servers.push({ name, contestant, server: await startServer({ ...contestant, env }) })
  }
  const ready = servers.map(({ name, server }) => `${name} ${server.readyAfter} ms`).join(', ')
  console.log(
    `\n${products} products, ${rounds} rounds of ${seconds} s, Node ${process.version}, load ${loadavg()[0].toFixed(1)}, ` +
      `server ${canPin ? 'on a core of its own' : 'on the same cores as all else'}. Ready after: ${ready}`,
  )
  for (const name of options.workloads) {
    const workload = workloads[name]
    const taking = servers.filter(({ contestant }) => contestant.does.includes(name))
    await compareAnswers(name, workload, taking)
    const rows = await measure({ workload, contestants: taking, postmaster, rounds, seconds })
    console.log(`\n${tableOf(`${name}: ${workload.title}`, rows)}`)
  }
  await db.destroy()
} finally {
  for (const { server } of servers) await server.stop()
  await postgres.close()
}
