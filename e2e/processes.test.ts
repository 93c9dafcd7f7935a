import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { makeDataFolder } from './support/data-folder.ts'
import { keepAsking } from './support/keep-asking.ts'
import { listenForOrders } from './support/new-orders.ts'
import { serverProcessesOf } from './support/server-processes.ts'
import { endShops, openShop, type RunningShop, startShop } from './support/shop.ts'
import { demoOwner, findAttar, newShopper } from './support/trade.ts'

let dataDir: string
let shop: RunningShop
beforeAll(async () => {
  dataDir = await makeDataFolder()
  shop = await openShop(dataDir, { WEB_CONCURRENCY: '2' })
})
afterAll(async () => {
  await endShops()
  await rm(dataDir, { recursive: true, force: true })
})

const countProducts = () => fetch(`${shop.url}/productCount`, { headers: { connection: 'close' } })

const untilAnswered = (): Promise<unknown> => countProducts().catch(untilAnswered)

test('several processes serve on one port, and say once that the shop is open', async () => {
  expect(await serverProcessesOf(shop.pid)).toHaveLength(2)
  expect(shop.output().match(/is open/g)).toHaveLength(1)
  expect(shop.output()).not.toContain('Starting another')
  for (let i = 0; i < 4; i++) expect((await countProducts()).status).toBe(200)
})

test('an order is heard by those who listen at any of the processes', async () => {
  const owner = await demoOwner(shop)
  const shopper = await newShopper(shop)
  const product = await findAttar(shop)
  // Connections go to the processes in turn.
  const listeners = await Promise.all(Array.from({ length: 4 }, () => listenForOrders(shop.url, owner.token)))
  const all = Promise.all(listeners.map(({ next }) => next()))

  await shopper.putInCart(product.id)
  const answer = await shopper.call('POST', '/order', {
    user: shopper.email,
    Address: 'House 12, Road 5',
    district: 'Dhaka',
    number: '01712345678',
    Payable: product.discountedPrice,
    order: [{ _id: product.id, orderQuantity: 1 }],
  })
  expect(answer.status).toBe(201)
  await all

  for (const { close } of listeners) close()
})

test('each of them that is killed is followed by another', async () => {
  const first = await serverProcessesOf(shop.pid)

  for (const { pid } of first) {
    process.kill(pid, 'SIGKILL')
    await shop.prints(`Server process ${pid} ended. Starting another`)
  }
  await untilAnswered()

  const next = await serverProcessesOf(shop.pid)
  expect(next).toHaveLength(2)
  for (const { pid } of first) expect(next.map((one) => one.pid)).not.toContain(pid)
})

test('all of them end with the first one, which is told to, and answer all that they have begun', async () => {
  const processes = await serverProcessesOf(shop.pid)
  const [{ parent } = { parent: 0 }] = processes
  const asking = await keepAsking(shop.url)

  const since = performance.now()
  process.kill(parent, 'SIGTERM')

  expect(await shop.exit).toBe(0)
  expect(performance.now() - since).toBeLessThan(15_000)
  expect(await asking.outcome()).toEqual({ statuses: [200], brokenOff: 0 })
  for (const { pid } of processes) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  await expect(fetch(shop.url)).rejects.toThrow('fetch failed')
})

test('what keeps them from starting is said once', async () => {
  const { port } = new URL(shop.url)
  const other = createServer().unref().listen(Number(port), '127.0.0.1')
  await once(other, 'listening')

  const refused = startShop(dataDir, { PORT: port, AUTH_EMULATOR_PORT: '1', WEB_CONCURRENCY: '2' })

  expect(await refused.exit).toBe(1)
  expect(refused.output().match(/Port .*/g)).toEqual([
    `Port ${port} is in use. Stop what uses it, or set PORT to another.`,
  ])
  other.close()
})
