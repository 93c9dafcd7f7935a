// How soon admins who listen hear of a new order and of a step, at another server of the shop and under load. Figures: bench/README.md.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { openConnection, post } from './support/connection.mjs'
import { chooseGoods } from './support/goods.mjs'
import { load } from './support/load.mjs'
import { openPostgres } from './support/postgres.mjs'
import { startServer } from './support/server.mjs'
import { openShop } from './support/shop.mjs'
import { headersOf, shopServer } from './support/shop-server.mjs'
import { purchasesOf } from './workloads/purchases.mjs'

const LISTENERS = 10
const SECONDS = 20
// Of shoppers who buy one thing after the other, and of an admin who confirms.
const EVERY = 100

/** An admin who listens at this server. @param tell called with the name of what was heard, and the order's id */
const listen = async (port, headers, tell) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws')
  await once(socket, 'open')
  const send = (message) => socket.send(JSON.stringify(message))
  send({ type: 'connection_init', payload: headers })
  await once(socket, 'message')
  for (const [id, query] of Object.entries({
    orderPlaced: 'subscription { orderPlaced { id number total } }',
    orderChanged: 'subscription { orderChanged }',
  }))
    send({ id, type: 'subscribe', payload: { query } })
  socket.on('message', (text) => {
    const { id, type, payload } = JSON.parse(text)
    if (type === 'ping') send({ type: 'pong' })
    if (type !== 'next') return
    const { orderPlaced, orderChanged } = payload.data
    tell(id, orderPlaced?.id ?? orderChanged)
  })
  return () => socket.close()
}

const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }'
const confirm = 'mutation ($input: ConfirmOrderInput!) { confirmOrder(input: $input) { id } }'

/** Orders and confirms, one after the other, and notes when each was answered. */
const work = async ({ port, goods, owner, until, note }) => {
  const connection = await openConnection(port)
  for (let n = 0; performance.now() < until; n++) {
    const [shopperId] = goods.customers[n % goods.customers.length].splice(-1)
    const { productId, price } = goods.forSale[n % goods.forSale.length]
    const input = {
      ...{ address: 'House 7', district: 'Dhaka', phone: `+88018${String(n).padStart(8, '0')}`, source: 'BUY_NOW' },
      ...{ lines: [{ productId, quantity: 1 }], expectedTotal: price, idempotencyKey: randomUUID() },
    }
    const placed = JSON.parse(
      await connection.ask(post('/graphql', { query: place, variables: { input } }, await headersOf(shopperId))),
    )
    const { id } = placed.data.placeOrder
    note('orderPlaced', id)
    await sleep(EVERY)
    await connection.ask(post('/graphql', { query: confirm, variables: { input: { id } } }, owner))
    note('orderChanged', id)
    await sleep(EVERY)
  }
  connection.close()
}

const measure = async ({ db, servers, goods, owner, underLoad }) => {
  const [first, second] = servers
  const [answered, heard] = [new Map(), []]
  const key = (what, id) => `${what} ${id}`
  const tell = (what, id) => heard.push({ what, id, at: performance.now() })
  const close = []
  for (let n = 0; n < LISTENERS; n++) close.push(await listen(second.port, owner, tell))
  await sleep(1000)
  const note = (what, id) => answered.set(key(what, id), performance.now())
  const { W5 } = purchasesOf({ ...goods, db })
  const buying = underLoad
    ? load({ ...first, connections: W5.connections, seconds: SECONDS, next: await W5.nextFor({ hasGraphql: true }) })
    : null
  await work({ port: first.port, goods, owner, until: performance.now() + SECONDS * 1000, note })
  const bought = await buying
  await sleep(3000)
  for (const end of close) end()

  const told = (what) => {
    const mine = [...answered.keys()].filter((one) => one.startsWith(what))
    const waits = heard
      .filter((one) => one.what === what && answered.has(key(what, one.id)))
      // Heard before the answer came: at once.
      .map(({ id, at }) => Math.max(0, at - answered.get(key(what, id))))
      .sort((a, b) => a - b)
    const at = (share) => Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))])
    const of = mine.length * LISTENERS
    return `${what} | ${of} | ${of - waits.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)}`
  }
  const busy = bought ? `${Math.round(bought.times.length / (bought.milliseconds / 1000))} purchases a second` : 'quiet'
  for (const what of ['orderPlaced', 'orderChanged']) console.log(`| ${busy} | ${told(what)} |`)
}

const postgres = await openPostgres()
const servers = []
try {
  const { url, db } = await openShop(postgres.root, 'live', { products: 1_000, orders: 10_000 })
  const [{ id }] = await db.query(
    `INSERT INTO "user" (uid, email, name, role) VALUES ('admin', 'admin@gmail.com', 'Admin', 'OWNER') RETURNING id`,
  )
  const goods = await chooseGoods(db)
  const env = { ...shopServer.env, DATABASE_URL: url }
  for (let n = 0; n < 2; n++) servers.push(await startServer({ ...shopServer, env, isPinned: false }))
  console.log(
    '\n| load | heard | messages | lost | ms, median | 99 % | longest |\n| --- | --- | ---: | ---: | ---: | ---: | ---: |',
  )
  const owner = await headersOf(id)
  for (const underLoad of [false, true]) await measure({ db, servers, goods, owner, underLoad })
  await db.destroy()
} finally {
  for (const server of servers) await server.stop()
  await postgres.close()
}
