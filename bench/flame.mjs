// Draws what our server does while it works out lists and products: bench/flame/W1.svg and W2.svg.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contestants } from './contestants/contestants.mjs'
import { leaveFirstCore } from './support/cores.mjs'
import { flameGraph, treeOf } from './support/flame-graph.mjs'
import { chooseGoods } from './support/goods.mjs'
import { load } from './support/load.mjs'
import { openPostgres } from './support/postgres.mjs'
import { startServer } from './support/server.mjs'
import { openShop } from './support/shop.mjs'
import { readsOf } from './workloads/reads.mjs'

const PRODUCTS = 10_000
const SECONDS = 5

/** The clock that profiles are in. */
const microseconds = () => Number(process.hrtime.bigint() / 1000n)

leaveFirstCore()
const postgres = await openPostgres()
const folder = mkdtempSync(join(tmpdir(), 'sunnah-store-flame-'))
try {
  const { url, db } = await openShop(postgres.root, 'shop', { products: PRODUCTS, orders: 0 })
  const { W1, W2 } = readsOf(await chooseGoods(db))
  const { ours } = contestants
  for (const [name, { title, connections, nextFor }] of Object.entries({ W1, W2 })) {
    const profiles = join(folder, name)
    const flags = ['--cpu-prof', `--cpu-prof-dir=${profiles}`, '--cpu-prof-interval=500']
    const { port, stop } = await startServer({ ...ours, flags, env: { ...ours.env, DATABASE_URL: url } })
    const next = await nextFor(ours)
    await load({ port, connections, seconds: SECONDS, next })
    const from = microseconds()
    await load({ port, connections, seconds: SECONDS, next })
    const to = microseconds()
    await stop()
    const profile = JSON.parse(readFileSync(join(profiles, readdirSync(profiles)[0]), 'utf8'))
    const picture = new URL(`flame/${name}.svg`, import.meta.url)
    writeFileSync(picture, flameGraph(`${name}: ${title}`, treeOf(profile, from, to)))
    console.log(`  Drawn: ${picture.pathname}`)
  }
  await db.destroy()
} finally {
  await postgres.close()
  rmSync(folder, { recursive: true })
}
