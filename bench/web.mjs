// Measures the pages of the demo shop as a phone loads them. Figures: bench/README.md.
import { mkdir } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openPostgres } from './support/postgres.mjs'
import { startServer } from './support/server.mjs'
import { openShop } from './support/shop.mjs'
import { headersOf, shopServer } from './support/shop-server.mjs'
import { measureBlocking } from './web/blocking.mjs'
import { openBrowser } from './web/browser.mjs'
import { measureBytes } from './web/bytes.mjs'
import { filmPages } from './web/films.mjs'
import { openFrontDoor } from './web/front-door.mjs'
import { measureGoods } from './web/goods-to-read.mjs'
import { auditPage } from './web/lighthouse.mjs'
import { fillCart, logInByDefault } from './web/logged-in.mjs'
import { measurePresses } from './web/presses.mjs'
import { measurePurchase } from './web/purchase.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, into: { type: 'string' }, only: { type: 'string' } },
})
const rounds = Number(values.rounds)
// Where films and traces are put.
const folder = values.into ?? null
if (!(rounds > 0)) throw new Error('--rounds must be a number above 0')
// Names of pages, such as home,cart: no others are measured, and nothing is bought.
const only = values.only?.split(',')
const isAsked = ([name]) => !only || only.includes(name)

const pagesOf = async (origin) => {
  const [{ _id }] = await (await fetch(`${origin}/product?page=0&size=1`)).json()
  return {
    home: '/',
    category: '/panjabi',
    search: '/search?q=attar',
    product: `/productDetail/${_id}`,
    'log-in': '/login',
    contact: '/contactus',
  }
}

/** Those of whoever is logged in, with something in the cart. */
const pagesOfShopper = { cart: '/cart', checkout: '/checkout' }

/** What is bought, and by whom; the first one has it in the cart only. */
const purchaseIn = async (db) => {
  const [{ id: productId }] = await db.query(
    `SELECT id FROM product WHERE quantity > $1
     AND id IN (SELECT "productId" FROM product_variant GROUP BY "productId" HAVING count(*) = 1) ORDER BY id LIMIT 1`,
    [rounds],
  )
  const shoppers = await db.query('SELECT id FROM "user" ORDER BY id LIMIT $1', [rounds + 1])
  const [{ id: lookerId }, ...buyers] = shoppers
  return { productId, lookerId, shopperIds: buyers.map(({ id }) => id) }
}

const whole = (number) => Math.round(number).toLocaleString('en')
const kind = ({ count, kB }) => `${kB.toFixed(0)} (${count})`
const print = (columns, rows) => {
  console.log(`\n| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`)
  for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}

const auditRow = async (name, url, how) => {
  const { score, others, FCP, LCP, TBT, CLS, loaded } = await auditPage(url, how)
  const kinds = [loaded.Document, loaded.Script, loaded.Image, loaded.other]
  return [
    name,
    score,
    others.join(', '),
    ...[FCP, LCP, TBT].map(whole),
    CLS.toFixed(3),
    ...kinds.map(kind),
    sumOf(kinds),
  ]
}

const sumOf = (kinds) => kinds.reduce((sum, { kB }) => sum + kB, 0).toFixed(1)

/** What a visit loads by HTTP/1.1, as of `npm start`, and by HTTP/2, as through the front door of production. */
const printBytes = async (browser, origin, pages) => {
  const door = await openFrontDoor(new URL(origin).port)
  try {
    for (const [how, address] of [
      ['HTTP/1.1', origin],
      ['HTTP/2', door.origin],
    ]) {
      const figures = await measureBytes(browser, address, pages)
      print(
        [`one visit by ${how}, kB (files)`, 'document', 'scripts', 'pictures', 'other', 'all'],
        figures.map(({ name, loaded }) => [name, ...Object.values(loaded).map(kind), sumOf(Object.values(loaded))]),
      )
    }
  } finally {
    door.close()
  }
}

const measure = async (origin, purchase) => {
  const { browser, port } = await openBrowser()
  try {
    const pages = Object.entries(await pagesOf(origin)).filter(isAsked)
    const shopperPages = Object.entries(pagesOfShopper).filter(isAsked)
    const audits = []
    const auditAll = async (named) => {
      for (const [name, path] of named) audits.push(await auditRow(name, origin + path, { port, rounds }))
    }
    await auditAll(pages)
    await fillCart(origin, purchase)
    await logInByDefault(port, origin, purchase.lookerId)
    await auditAll(shopperPages)
    const loads = ['document kB', 'scripts', 'pictures', 'other', 'all']
    print(
      ['page', 'Lighthouse', 'accessibility, practices, SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', ...loads],
      audits,
    )

    await printBytes(browser, origin, pages)
    const goods = await measureGoods(browser, origin, pages, rounds)
    print(
      ['400 kbit/s, 400 ms, CPU at a quarter', 'first paint ms', 'largest ms'],
      goods.map(({ name, first, largest }) => [name, whole(first), whole(largest)]),
    )

    const blocking = await measureBlocking(browser, origin, pages, rounds)
    print(
      ['slow 4G, CPU at a quarter, processor time', 'blocking ms', 'longest task ms', 'all of it ms'],
      blocking.map(({ name, blocking, longest, whole: all }) => [name, ...[blocking, longest, all].map(whole)]),
    )
    const presses = await measurePresses(
      browser,
      origin,
      { pages: [...pages, ...shopperPages], shopper: await headersOf(purchase.lookerId) },
      rounds,
    )
    print(
      ['CPU at a quarter', 'pressed by', 'pressed', 'until it is seen ms', 'longest task, processor time ms'],
      presses.map(({ name, whose, what, time, longest }) => [name, whose, what, whole(time), whole(longest)]),
    )

    if (only) return
    const steps = await measurePurchase(browser, origin, purchase, folder)
    print(
      [
        'a purchase, slow 4G, CPU at a quarter',
        'seen after ms',
        'processor time ms',
        'longest task ms',
        'requests',
        'kB',
      ],
      steps.map(({ name, time, whole: all, longest, requests, kB }) => [
        name,
        ...[time, all, longest, requests, kB].map(whole),
      ]),
    )
    if (folder) for (const file of await filmPages(browser, origin, pages, folder)) console.log(`  ${file}`)
  } finally {
    await browser.close()
  }
}

if (folder) await mkdir(folder, { recursive: true })
const postgres = await openPostgres()
try {
  const { url, db } = await openShop(postgres.root, 'web', { products: 0, orders: 0 })
  const purchase = await purchaseIn(db)
  await db.destroy()
  const server = await startServer({ ...shopServer, env: { ...shopServer.env, DATABASE_URL: url }, isPinned: false })
  console.log(`  Load of the machine: ${loadavg()[0].toFixed(1)}`)
  await measure(`http://127.0.0.1:${server.port}`, purchase).finally(server.stop)
} finally {
  await postgres.close()
}
