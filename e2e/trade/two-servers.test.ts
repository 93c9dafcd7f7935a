import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeDataFolder } from '../support/data-folder.ts'
import { listenForOrders } from '../support/new-orders.ts'
import { openSecondServer, settingsToJoin } from '../support/second-server.ts'
import { endShops, openShop, type RunningShop } from '../support/shop.ts'
import { demoOwner, newShopper, putOnSale, type SignedIn, stockOf } from '../support/trade.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')

let dataDir: string
let first: RunningShop
let second: RunningShop
let admin: SignedIn
let crowd: SignedIn[]
beforeAll(async () => {
  dataDir = await makeDataFolder()
  first = await openShop(dataDir)
  second = await openSecondServer(dataDir)

  admin = await demoOwner(first)
  // Half of the shoppers at each server.
  crowd = await Promise.all(Array.from({ length: 200 }, (_, i) => newShopper(i % 2 ? first : second)))
})
afterAll(async () => {
  await endShops()
  await rm(dataDir, { recursive: true, force: true })
})

const addProduct = (name: string) => putOnSale(admin, { name, price: 100, quantity: 10 })

const stockThere = (productId: string) => stockOf(second, productId)

// What one phone may have open is less than a crowd orders.
const phoneOf = (shopper: SignedIn) => `017${10_000_000 + crowd.indexOf(shopper)}`

const order = (
  shopper: SignedIn,
  productIds: string[],
  headers: Record<string, string> = { 'idempotency-key': randomUUID() },
  chosen: object = {},
): ReturnType<SignedIn['call']> =>
  shopper.call(
    'POST',
    '/order',
    {
      user: shopper.email,
      Address: 'House 12, Road 5',
      district: 'Dhaka',
      number: phoneOf(shopper),
      Payable: 100 * productIds.length,
      order: productIds.map((_id) => ({ _id, ...chosen, orderQuantity: 1 })),
    },
    headers,
  )

const tally = (answers: { status: number; body: unknown }[]) => {
  const codes = answers.map(({ status, body }) => (status === 201 ? 'ORDERED' : codeOf(body)))
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]))
}
const codeOf = (body: unknown) => (body as { error: { code: string } }).error.code

test('two hundred shoppers at two servers buy exactly the ten pieces that there are', async () => {
  const productId = await addProduct('Last Ten Tasbih')

  const answers = await Promise.all(crowd.map((shopper) => order(shopper, [productId])))

  expect(tally(answers)).toEqual({ ORDERED: 10, OUT_OF_STOCK: 190 })
  expect(await stockThere(productId)).toBe(0)
})

test('carts that hold the same products in other orders sell exactly what is there, without a deadlock', async () => {
  const products = await Promise.all(
    ['Mat', 'Tupi', 'Attar', 'Borka', 'Book'].map((name) => addProduct(`Last Ten ${name}`)),
  )

  const answers = await Promise.all(
    crowd.map((shopper, i) => order(shopper, [...products.slice(i % 5), ...products.slice(0, i % 5)])),
  )

  expect(tally(answers)).toEqual({ ORDERED: 10, OUT_OF_STOCK: 190 })
  expect(await Promise.all(products.map(stockThere))).toEqual([0, 0, 0, 0, 0])
})

test('each of two hundred shoppers at two servers wants one of three sizes, and exactly the ten of each are sold', async () => {
  const productId = await addProduct('Last Ten Panjabi')
  const rows = ['M', 'L', 'XL'].map((size) => ({ size, quantity: 10 }))
  const query =
    'mutation ($id: ID!, $rows: [VariantInput!]!) { saveVariants(productId: $id, input: { variants: $rows }) { variants { id } } }'
  const { body } = await admin.call('POST', '/graphql', { query, variables: { id: productId, rows } })
  const { data } = body as { data: { saveVariants: { variants: { id: string }[] } } }
  const variantIds = data.saveVariants.variants.map(({ id }) => id)

  const answers = await Promise.all(
    crowd.map((shopper, i) =>
      order(shopper, [productId], { 'idempotency-key': randomUUID() }, { variantId: variantIds[i % 3] }),
    ),
  )

  expect(tally(answers)).toEqual({ ORDERED: 30, OUT_OF_STOCK: 170 })
  expect(await stockThere(productId)).toBe(0)
})

test('fifty replays of one key, at both servers, are one order with one answer', async () => {
  const productId = await addProduct('Once Only Tupi')
  const [shopper] = crowd

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => (shopper ? order(shopper, [productId], { 'idempotency-key': 'replayed' }) : null)),
  )

  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => JSON.stringify(answer?.body))).size).toBe(1)
  expect(await stockThere(productId)).toBe(9)
})

test('an order placed at one server is heard by the admins at the other, and by those at its own', async () => {
  const productId = await addProduct('Heard Everywhere Attar')
  const listeners = await Promise.all([first, second].map(({ url }) => listenForOrders(url, admin.token)))
  const all = Promise.all(listeners.map(({ next }) => next()))

  if (crowd[0]) await order(crowd[0], [productId])
  await all

  for (const { received, close } of listeners) {
    expect(received[0]).toMatchObject({ total: 100, lines: [{ name: 'Heard Everywhere Attar' }] })
    close()
  }
})

test('afterwards every piece, every order and every rating is accounted for', async () => {
  const { stdout } = await run('npm', ['run', '--silent', 'db:check'], {
    cwd: root,
    env: { ...process.env, ...(await settingsToJoin(dataDir)) },
  })

  expect(stdout).toContain('accounted for')
})
