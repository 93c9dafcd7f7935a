// Measures what rendered pages cost: a fresh one of each kind, and how many kept ones one core sends. Figures: bench/README.md.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { getPage, openConnection } from './support/connection.mjs'
import { canPin, leaveFirstCore } from './support/cores.mjs'
import { cpuOf, postmasterOf } from './support/cpu.mjs'
import { load } from './support/load.mjs'
import { median } from './support/median.mjs'
import { openPostgres } from './support/postgres.mjs'
import { startServer } from './support/server.mjs'
import { openShop } from './support/shop.mjs'
import { shopServer } from './support/shop-server.mjs'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    // A folder for profiles of the server's processor time.
    profiles: { type: 'string' },
  },
})
const rounds = Number(values.rounds)
if (!(rounds > 0)) throw new Error('--rounds must be a number above 0')

const FRESH = 50
const CONNECTIONS = 16
const SECONDS = 3

const pagesOf = async (db) => {
  const [{ id }] = await db.query('SELECT id FROM product ORDER BY "createdAt", id LIMIT 1')
  const all = {
    home: '/',
    category: '/panjabi',
    search: '/search?q=attar',
    product: `/productDetail/${id}`,
    'log-in': '/login',
    cart: '/cart',
    donation: '/donation',
    contact: '/contactus',
  }
  const asked = values.only?.split(',') ?? Object.keys(all)
  return asked.map((name) => [name, all[name]])
}

let shops = 0
// Pages are kept by the name of the shop that is asked too.
const newShop = () => `shop-${++shops}.example`

/** Milliseconds of CPU that a page takes when none is kept, of the server and of PostgreSQL. */
const measureFresh = async ({ port, pid }, postmaster, path) => {
  const connection = await openConnection(port)
  const [cpu, postgres] = [cpuOf(pid), cpuOf(postmaster)]
  for (let n = 0; n < FRESH; n++) await connection.ask(getPage(path, { host: newShop() }))
  const used = [cpu(), postgres()].map((microseconds) => microseconds / FRESH / 1000)
  connection.close()
  return used
}

/** How many kept ones are sent a second, compressed as for browsers. */
const measureKept = async ({ port }, path) => {
  const host = newShop()
  const connection = await openConnection(port)
  await connection.ask(getPage(path, { host }))
  connection.close()
  const request = getPage(path, { host, 'accept-encoding': 'br' })
  const next = () => [request]
  const { times, milliseconds } = await load({ port, connections: CONNECTIONS, seconds: SECONDS, next })
  return (times.length * 1000) / milliseconds
}

/** Each page in turn, round by round; the first round warms up. */
const measureAll = async (server, postmaster, pages) => {
  const measured = new Map(pages.map(([name]) => [name, []]))
  for (let round = 0; round <= rounds; round++)
    for (const [name, path] of pages) {
      const [cpu, postgres] = await measureFresh(server, postmaster, path)
      const kept = await measureKept(server, path)
      if (round > 0) measured.get(name).push({ cpu, postgres, kept })
    }
  return [...measured]
}

leaveFirstCore()
const postgres = await openPostgres()
try {
  const { url, db } = await openShop(postgres.root, 'pages', { products: 0, orders: 0 })
  const pages = await pagesOf(db)
  const [{ pid }] = await db.query('SELECT pg_backend_pid() AS pid')
  const profiling = values.profiles ? ['--cpu-prof', `--cpu-prof-dir=${values.profiles}`] : []
  const env = { ...shopServer.env, DATABASE_URL: url }
  const server = await startServer({ ...shopServer, flags: [...shopServer.flags, ...profiling], env })
  console.log(
    `\n${rounds} rounds, Node ${process.version}, load ${loadavg()[0].toFixed(1)}, ` +
      `server ${canPin ? 'on a core of its own' : 'on the same cores as all else'}\n\n` +
      '| page | fresh: CPU ms | of PostgreSQL ms | kept: a second |\n| --- | ---: | ---: | ---: |',
  )
  const measured = await measureAll(server, postmasterOf(pid), pages).finally(server.stop)
  for (const [name, all] of measured) {
    const middle = (what) => median(all.map((figures) => figures[what]))
    const kept = Math.round(middle('kept')).toLocaleString('en')
    console.log(`| ${name} | ${middle('cpu').toFixed(1)} | ${middle('postgres').toFixed(1)} | ${kept} |`)
  }
  await db.destroy()
} finally {
  await postgres.close()
}
