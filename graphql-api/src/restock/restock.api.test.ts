import { limits } from '@sunnah-store/schema/limits'
import { deleteOrder } from '../order/order.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { OutboxMessage } from '../outbox/outbox-message.entity.js'
import type { Product } from '../product/product.entity.js'
import { setStock } from '../stock/admin-stock.service.js'
import { holdStock } from '../stock/hold.service.js'
import { sweepEndedHolds } from '../stock/stock.service.js'
import { buildAdmin, buildProduct, buildProductOf, buildShopper, orderInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { Language } from '../user/language.js'
import { User } from '../user/user.entity.js'
import { sendRestockNotices } from './send-restock-notices.service.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => server.db.clear(OutboxMessage))
afterAll(() => server.close())

const buildReachable = (given: object = {}) => buildShopper(server.db, { emailVerified: true, ...given })

const ask = async (user: User, { id }: Pick<Product, 'id'>, variantId: string | null = null) => {
  const { data, errors } = await server.graphql<{ askForRestock: { variantId: string } | null }>(
    `mutation ($input: RestockRequestInput!) { askForRestock(input: $input) { variantId } }`,
    { input: { productId: id, variantId } },
    user,
  )
  return errors?.[0]?.extensions.code ?? data?.askForRestock?.variantId
}

const asked = async (user: User, { id }: Product) => {
  const { data } = await server.graphql<{ restockRequests: { variantId: string }[] }>(
    'query ($id: ID!) { restockRequests(productId: $id) { variantId } }',
    { id },
    user,
  )
  return data?.restockRequests.map(({ variantId }) => variantId)
}

const notices = () => server.db.find(OutboxMessage, { order: { address: 'ASC' } })
const write = () => sendRestockNotices(server.db, 'https://shop.example')
const restockBy = async ({ id }: Product, quantity = 3) =>
  setStock(server.db, await buildAdmin(server.db), { productId: id, quantity })

test('who asked is told once when pieces come, in their language, with a link', async () => {
  const soldOut = await buildProduct(server.db, { name: 'Oud Attar', nameBn: 'উদ আতর', quantity: 0 })
  const [amina, karim] = [
    await buildReachable({ email: 'a@gmail.com' }),
    await buildReachable({ email: 'k@gmail.com', language: Language.BANGLA }),
  ]
  await ask(amina, soldOut)
  await ask(karim, soldOut)
  await write()
  expect(await notices()).toEqual([])

  await restockBy(soldOut)
  await write()
  await write()

  const link = `https://shop.example/productDetail/${soldOut.id}`
  expect(await notices()).toEqual([
    expect.objectContaining({
      userId: amina.id,
      address: 'a@gmail.com',
      subject: 'Back in stock: Oud Attar',
      text: expect.stringContaining(link),
    }),
    expect.objectContaining({
      userId: karim.id,
      address: 'k@gmail.com',
      subject: 'আবার স্টকে এসেছে: উদ আতর',
      text: expect.stringContaining(link),
    }),
  ])
  expect(await asked(amina, soldOut)).toEqual([])
})

test('the notice is a page too, with the picture, in which a name cannot be more than text, and nothing tells who reads it', async () => {
  const soldOut = await buildProduct(server.db, {
    name: 'Attar "Oud" <b>& Amber</b>',
    nameBn: 'উদ <i>আতর</i>',
    imageUrl: '/images/oud-640.webp',
    quantity: 0,
  })
  const [amina, karim] = [
    await buildReachable({ email: 'reader-1@gmail.com' }),
    await buildReachable({ email: 'reader-2@gmail.com', language: Language.BANGLA }),
  ]
  for (const shopper of [amina, karim]) await ask(shopper, soldOut)
  await restockBy(soldOut)
  await write()

  const [english, bangla] = await notices()
  expect(english?.text).toContain('Attar "Oud" <b>& Amber</b>')
  expect(english?.html).toContain('Attar &#34;Oud&#34; &#60;b&#62;&#38; Amber&#60;/b&#62;')
  expect(english?.html).toContain('<html lang="en">')
  expect(bangla?.html).toContain('<html lang="bn">')
  expect(bangla?.html).toContain('উদ &#60;i&#62;আতর&#60;/i&#62;')
  for (const { html } of [english, bangla].map((notice) => ({ html: notice?.html ?? '' }))) {
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)
    const page = `https://shop.example/productDetail/${soldOut.id}`
    expect(addresses).toEqual([page, 'https://shop.example/images/oud-640.webp', page])
    expect(html).not.toContain('gmail.com')
  }
})

test('two servers that look at the same moment tell each shopper once', async () => {
  const soldOut = await buildProduct(server.db, { quantity: 0 })
  const shoppers = await Promise.all(Array.from({ length: 120 }, () => buildReachable()))
  for (const shopper of shoppers) await ask(shopper, soldOut)
  await restockBy(soldOut)

  await Promise.all([write(), write(), write(), write()])
  await write()

  const told = (await notices()).map(({ userId }) => userId)
  expect(told).toHaveLength(120)
  expect(new Set(told).size).toBe(120)
})

test('only the variant that is back is told of, by its name and with its choice in the link', async () => {
  const { product: panjabi, variants } = await buildProductOf(
    server.db,
    [
      { size: 'L', sizeBn: 'এল', color: 'Navy', colorBn: 'নেভি', quantity: 0 },
      { size: 'M', color: 'Navy', quantity: 0, imageUrl: '/images/navy-640.webp' },
    ],
    { name: 'Cotton Panjabi', nameBn: 'সুতি পাঞ্জাবি' },
  )
  const [large, medium] = variants
  const shopper = await buildReachable({ language: Language.BANGLA })
  expect(await ask(shopper, panjabi)).toBe('VARIANT_REQUIRED')
  for (const variant of [large, medium]) await ask(shopper, panjabi, variant?.id ?? null)

  await setStock(server.db, await buildAdmin(server.db), {
    productId: panjabi.id,
    variantId: large?.id ?? null,
    quantity: 1,
  })
  await write()

  const [notice] = await notices()
  expect(notice?.subject).toBe('আবার স্টকে এসেছে: সুতি পাঞ্জাবি, এল, নেভি')
  expect(notice?.text).toContain(`/productDetail/${panjabi.id}?size=L&color=Navy`)
  expect(notice?.html).toContain('src="https://shop.example/images/navy-640.webp"')
  expect(await asked(shopper, panjabi)).toEqual([medium?.id])
})

test('an order that was cancelled and a hold that has ended bring pieces back too, and each asking is answered once', async () => {
  const last = await buildProduct(server.db, { quantity: 1 })
  const [buyer, waiting] = [await buildReachable(), await buildReachable()]
  const order = await placeOrder(server.db, buyer, orderInput([last]))
  await ask(waiting, last)
  await deleteOrder(server.db, order.id)
  await write()
  expect(await notices()).toHaveLength(1)

  for (let i = 0; i < 3; i += 1) {
    await holdStock(server.db, buyer, { productId: last.id, quantity: 1 })
    await write()
    await server.db.query('UPDATE stock_hold SET "expiresAt" = now()')
    await sweepEndedHolds(server.db)
    await write()
  }
  expect(await notices()).toHaveLength(1)

  await holdStock(server.db, await buildReachable(), { productId: last.id, quantity: 1 })
  await ask(waiting, last)
  await server.db.query('UPDATE stock_hold SET "expiresAt" = now()')
  await sweepEndedHolds(server.db)
  await write()
  expect(await notices()).toHaveLength(2)
})

test('what is no longer sold is told of to nobody', async () => {
  const gone = await buildProduct(server.db, { quantity: 0 })
  await ask(await buildReachable(), gone)
  await server.db.query('UPDATE product SET "deletedAt" = now() WHERE id = $1', [gone.id])
  await server.db.query('UPDATE product_variant SET quantity = 1 WHERE "productId" = $1', [gone.id])

  await write()

  expect(await notices()).toEqual([])
})

test('who takes it back, or has no confirmed address by then, is not told', async () => {
  const soldOut = await buildProduct(server.db, { quantity: 0 })
  const [one, two] = [await buildReachable(), await buildReachable()]
  const variantId = await ask(one, soldOut)
  await ask(two, soldOut)
  const withdraw = () =>
    server.graphql('mutation ($variantId: ID!) { withdrawRestockRequest(variantId: $variantId) }', { variantId }, one)
  expect((await withdraw()).data).toEqual({ withdrawRestockRequest: true })
  expect((await withdraw()).data).toEqual({ withdrawRestockRequest: false })
  expect([await asked(one, soldOut), await asked(two, soldOut)]).toEqual([[], [variantId]])
  await server.db.update(User, { id: two.id }, { emailVerified: false })

  await restockBy(soldOut)
  await write()

  expect(await notices()).toEqual([])
})

test('asked twice it is asked once', async () => {
  const soldOut = await buildProduct(server.db, { quantity: 0 })
  const shopper = await buildReachable()
  await Promise.all([ask(shopper, soldOut), ask(shopper, soldOut)])
  expect(await asked(shopper, soldOut)).toHaveLength(1)
  expect(await asked(await buildReachable(), soldOut)).toEqual([])
})

test('what is in stock, an unknown product and an address that is not confirmed are refused', async () => {
  const [inStock, soldOut] = [await buildProduct(server.db), await buildProduct(server.db, { quantity: 0 })]
  expect(await ask(await buildReachable(), inStock)).toBe('IN_STOCK')
  expect(await ask(await buildReachable(), { id: '6f2f1c1e-0000-4000-8000-000000000000' })).toBe('NOT_FOUND')
  expect(await ask(await buildShopper(server.db), soldOut)).toBe('EMAIL_NOT_CONFIRMED')
  const byPhone = await buildShopper(server.db, { email: null, phone: '+8801712345678', phoneVerified: true })
  expect(await ask(byPhone, soldOut)).toBe('EMAIL_NOT_CONFIRMED')
})

test('a shopper waits for 50 variants at most', async () => {
  const shopper = await buildReachable()
  for (let i = 0; i < limits.restockRequests; i += 1) await ask(shopper, await buildProduct(server.db, { quantity: 0 }))
  expect(await ask(shopper, await buildProduct(server.db, { quantity: 0 }))).toBe('RESTOCK_REQUESTS_FULL')
})
