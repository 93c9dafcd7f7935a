import { checkInvariants } from '../commands/invariants.js'
import { takeOrder } from '../order/by-hand/take-order.service.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { CancelReason, OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Order } from '../order/order.entity.js'
import { deleteOrder } from '../order/order.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { Product } from '../product/product.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput, takeInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { User } from '../user/user.entity.js'
import { readPurchaseLimits, setPurchaseLimits } from './purchase-limits.service.js'

const few = {
  newCustomers: { pieces: 4, held: 5, orders: 2, total: 2000 },
  knownCustomers: { pieces: 40, held: 50, orders: 4, total: 20_000 },
  unconfirmedTotal: 1000,
}
const phone = '+8801912345678'

let server: TestServer
let product: Product
let amina: User
beforeAll(async () => {
  server = await openTestServer()
  await setPurchaseLimits(server.db, few)
})
beforeEach(async () => {
  await server.db.query('UPDATE "order" SET phone = \'+8801500000000\' WHERE phone = $1', [phone])
  product = await buildProduct(server.db, { price: 450, quantity: 1000 })
  amina = await buildShopper(server.db, { emailVerified: true })
})
afterEach(async () => expect(await checkInvariants(server.db)).toEqual([]))
afterAll(() => server.close())

const order = (shopper: User, quantity = 1, given = {}, what = product) =>
  placeOrder(server.db, shopper, orderInput([what], { quantity, ...given }))
const state = async () => [
  await server.db.count(Order),
  (await server.db.findOneByOrFail(Product, { id: product.id })).quantity,
]

const refusals: [string, () => Promise<unknown>, () => Promise<unknown>, object][] = [
  ['more pieces than an order may have', async () => {}, () => order(amina, 5), { rule: 'PIECES', most: 4 }],
  [
    'one open order more than an account may have',
    async () => [await order(amina), await order(amina)],
    () => order(amina),
    { rule: 'OPEN_ORDERS', most: 2 },
  ],
  [
    'what brings the open orders of an account above their total',
    () => order(amina, 2),
    () => order(amina, 3),
    { rule: 'OPEN_TOTAL', most: 2000 },
  ],
  [
    'one open order more than there may be to a phone, whoever orders',
    async () => [
      await order(await buildShopper(server.db), 1, { phone }),
      await order(await buildShopper(server.db), 1, { phone }),
    ],
    () => order(amina, 1, { phone }),
    { rule: 'PHONE_OPEN_ORDERS', most: 2, fields: { phone: [expect.stringContaining('phone')] } },
  ],
  [
    'what brings the open orders to a phone above their total',
    () => order(amina, 4, { phone }),
    async () => order(await buildShopper(server.db, { emailVerified: true }), 1, { phone }),
    { rule: 'PHONE_OPEN_TOTAL', most: 2000 },
  ],
]

test.each(refusals)('%s is refused, and nothing changes', async (_, before, over, details) => {
  await before()
  const was = await state()

  await expect(over()).rejects.toMatchObject({ code: 'PURCHASE_LIMIT', details })

  expect(await state()).toEqual(was)
})

test('whoever has confirmed neither email nor phone orders up to a total, in one order or several', async () => {
  const yusuf = await buildShopper(server.db)
  await order(yusuf, 2)

  const refused = { code: 'EMAIL_NOT_CONFIRMED', details: { rule: 'UNCONFIRMED_TOTAL', most: 1000 } }
  await expect(order(yusuf)).rejects.toMatchObject(refused)

  await server.db.query('UPDATE "user" SET "emailVerified" = true WHERE id = $1', [yusuf.id])
  await expect(order(yusuf)).resolves.toMatchObject({ total: 450 })
  const byPhone = await buildShopper(server.db, { email: null, phone: '+8801612345678', phoneVerified: true })
  await expect(order(byPhone, 4)).resolves.toMatchObject({ total: 1800 })
})

test('whoever tells another total, or may not order so much, learns nothing of the orders to a phone', async () => {
  await order(amina, 4, { phone })
  const confirmed = await buildShopper(server.db, { emailVerified: true })

  await expect(order(confirmed, 1, { phone, expectedTotal: 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  await expect(order(await buildShopper(server.db), 4, { phone })).rejects.toMatchObject({
    details: { rule: 'UNCONFIRMED_TOTAL' },
  })
})

test('what an account orders and cancels within an hour counts as orders, and not by what it came to', async () => {
  const by = { id: amina.id, by: OrderActor.SHOPPER }
  for (let i = 0; i < 2; i++) {
    const { id } = await order(amina, 4)
    await takeStep(server.db, id, by, { to: OrderStatus.CANCELLED, reason: CancelReason.SHOPPER_CHANGED_MIND })
  }

  await expect(order(amina)).rejects.toMatchObject({ details: { rule: 'OPEN_ORDERS', most: 2 } })
})

test('what the shop cancels does not keep an account from ordering', async () => {
  const admin = { id: amina.id, by: OrderActor.ADMIN }
  for (let i = 0; i < 2; i++) {
    const { id } = await order(amina, 4)
    await takeStep(server.db, id, admin, { to: OrderStatus.CANCELLED, reason: CancelReason.OUT_OF_STOCK })
  }

  await expect(order(amina)).resolves.toBeDefined()
})

test('after the first delivery much more is allowed, also to the phone of a friend, and without a confirmed email', async () => {
  const yusuf = await buildShopper(server.db)
  await markDelivered(server.db, (await order(yusuf)).id)

  for (let i = 0; i < 4; i++) await order(yusuf, 8, { phone })

  await expect(order(yusuf)).rejects.toMatchObject({ details: { rule: 'OPEN_ORDERS', most: 4 } })
})

test('a phone to which something was delivered is known, though the account is new', async () => {
  await markDelivered(server.db, (await order(amina, 1, { phone })).id)
  for (const shopper of [await buildShopper(server.db), await buildShopper(server.db)])
    await order(shopper, 1, { phone })

  await expect(order(await buildShopper(server.db), 1, { phone })).resolves.toBeDefined()
})

/** Somebody else orders to this phone as often as may be, and is gone. */
const fillPhone = async () => {
  const stranger = await buildShopper(server.db, { emailVerified: true })
  for (let i = 0; i < few.newCustomers.orders; i++) await order(stranger, 1, { phone })
  await expect(order(stranger, 1, { phone })).rejects.toMatchObject({ code: 'PURCHASE_LIMIT' })
  await server.db.delete(User, { id: stranger.id })
}

test.each<[string, () => Promise<User>]>([
  ['has confirmed it', () => buildShopper(server.db, { email: null, phone, phoneVerified: true })],
  [
    'has received something there',
    async () => {
      await markDelivered(server.db, (await order(amina, 1, { phone })).id)
      await setPurchaseLimits(server.db, { ...few, knownCustomers: few.newCustomers })
      return amina
    },
  ],
])('whoever %s orders to a phone what they may, however much others have ordered to it', async (_, ownerOf) => {
  const owner = await ownerOf()
  await fillPhone()

  for (let i = 0; i < few.newCustomers.orders; i++) await order(owner, 1, { phone })

  await expect(order(owner, 1, { phone })).rejects.toMatchObject({ details: { rule: 'OPEN_ORDERS' } })
  await setPurchaseLimits(server.db, few)
  await server.db.delete(User, { phone })
})

test('a phone that somebody has only said to be theirs is anybody’s', async () => {
  const [claiming] = [await buildShopper(server.db, { phone, emailVerified: true }), await fillPhone()]

  await expect(order(claiming, 1, { phone })).rejects.toMatchObject({ details: { rule: 'PHONE_OPEN_ORDERS' } })
})

test('what the shop has taken for a phone counts for its owner too', async () => {
  const owner = await buildShopper(server.db, { email: null, phone, phoneVerified: true })
  const admin = await buildAdmin(server.db)
  for (let i = 0; i < few.newCustomers.orders; i++) await takeOrder(server.db, admin, { ...takeInput(product), phone })

  await expect(order(owner, 1, { phone })).rejects.toMatchObject({ details: { rule: 'PHONE_OPEN_ORDERS' } })
  await server.db.delete(User, { phone })
})

test('a removed order counts no more', async () => {
  const [first] = [await order(amina), await order(amina)]
  await deleteOrder(server.db, first.id)

  await expect(order(amina)).resolves.toBeDefined()
})

test('who asks again with the key of an order that has arrived gets that order, at whatever limit', async () => {
  const input = orderInput([product], { idempotencyKey: 'once more' })
  const first = await placeOrder(server.db, amina, input)
  await order(amina)

  expect((await placeOrder(server.db, amina, input)).id).toBe(first.id)
})

test.each([
  ['by one account', async () => amina, {}],
  ['to one phone, each by another account', () => buildShopper(server.db), { phone }],
])('of eight orders at once %s exactly as many pass as are allowed', async (_, shopperOf, given) => {
  // Orders of one product would take turns by themselves.
  const each = Array.from({ length: 8 }, async () => [await shopperOf(), await buildProduct(server.db)] as const)

  const outcomes = await Promise.allSettled(
    (await Promise.all(each)).map(([shopper, own]) => order(shopper, 1, given, own)),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('REST says it in its own words', async () => {
  await order(amina, 1, { phone })
  await order(amina, 1, { phone })
  const yusuf = await buildShopper(server.db, { emailVerified: true })

  const { status, body } = await server.rest('POST', '/order', yusuf, {
    body: {
      Address: 'House 12',
      district: 'Dhaka',
      country: 'Bangladesh',
      number: phone,
      Payable: 450,
      order: { _id: product.id, orderQuantity: 1 },
    },
  })

  expect(status).toBe(409)
  const fields = { number: [expect.stringContaining('number must be another one')] }
  expect(body).toMatchObject({ error: { code: 'PURCHASE_LIMIT', details: { fields, rule: 'PHONE_OPEN_ORDERS' } } })
})

const setLimits =
  'mutation ($input: PurchaseLimitsInput!) { setPurchaseLimits(input: $input) { version unconfirmedTotal } }'

test('an admin sets the limits over those that were read, and no others', async () => {
  const [admin, { version }] = [await buildAdmin(server.db), await readPurchaseLimits(server.db)]
  const input = { ...few, unconfirmedTotal: 900, expectedVersion: version }

  expect(await server.graphql(setLimits, { input }, admin)).toMatchObject({
    data: { setPurchaseLimits: { version: version + 1, unconfirmedTotal: 900 } },
  })
  expect(await server.graphql(setLimits, { input }, admin)).toMatchObject({
    errors: [{ extensions: { code: 'LIMITS_CHANGED', details: { expectedVersion: version, version: version + 1 } } }],
  })
  await setPurchaseLimits(server.db, few)
})

test('a limit below 1 is refused by its name', async () => {
  const newCustomers = { ...few.newCustomers, orders: 0 }

  const { errors } = await server.graphql(setLimits, { input: { ...few, newCustomers } }, await buildAdmin(server.db))

  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { 'newCustomers.orders': [expect.any(String)] } },
  })
})
