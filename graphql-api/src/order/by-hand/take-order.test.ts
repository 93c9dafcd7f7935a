import { checkInvariants } from '../../commands/invariants.js'
import { readFrom } from '../../database/read.js'
import { setDelivery } from '../../delivery/delivery.service.js'
import { unlimited } from '../../limits/limit.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import {
  buildAdmin,
  buildProduct,
  buildProductOf,
  buildShopper,
  orderInput,
  takeInput,
} from '../../testing/factories.js'
import { openTestServer, type TestServer } from '../../testing/test-server.js'
import { Role } from '../../user/role.js'
import type { User } from '../../user/user.entity.js'
import { OrderActor, OrderEvent } from '../life/order-event.entity.js'
import { takeBackStep } from '../life/take-back.service.js'
import { Order } from '../order.entity.js'
import { placeOrder } from '../place-order.service.js'
import { trackOrder } from '../track/track-order.service.js'
import { correctOrder } from './correct-order.service.js'
import type { TakeOrderInput } from './take-order.input.js'
import { takeOrder } from './take-order.service.js'

let server: TestServer
let admin: User
let staff: User
beforeAll(async () => {
  server = await openTestServer()
  admin = await buildAdmin(server.db, { name: 'Fatema Noor', role: Role.ADMIN })
  staff = await buildAdmin(server.db, { role: Role.STAFF })
  await setDelivery(server.db, { fee: 120, minDays: 3, maxDays: 5, freeFrom: null, exceptions: [] })
})
afterEach(async () => expect(await checkInvariants(server.db)).toEqual([]))
afterAll(() => server.close())

/** Two of three pieces of size L, for 1,000 taka each. */
const asked = async (given: Partial<TakeOrderInput> = {}) => {
  const sizes = [{ size: 'L', quantity: 3 }, { size: 'XL' }]
  const { product, variants } = await buildProductOf(server.db, sizes, { price: 1000 })
  const [l] = variants
  if (!l) throw new Error('The size is missing')
  const line = { productId: product.id, variantId: l.id, quantity: 2 }
  const input = takeInput(product, { lines: [line], expectedTotal: 2120, ...given })
  return { line, input }
}
const take = (input: TakeOrderInput, taker = admin) => takeOrder(server.db, taker, input)
const left = async (id: string) => (await server.db.findOneByOrFail(ProductVariant, { id })).quantity
const ordersTo = (phone: string) => server.db.countBy(Order, { phone })
const settled = async (takings: readonly Promise<Order>[]) => {
  const outcomes = await Promise.allSettled(takings)
  return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.id : outcome.reason.code))
}

const mutation = `mutation ($input: TakeOrderInput!) { takeOrder(input: $input) {
  id number source takenBy takenByYou total deliveryFee discount discountReason customerName customerEmail status events { kind by actorName } } }`

test('an order that is taken has its price, its stock, its discount and who took it', async () => {
  const { line, input } = await asked({ discount: 120, discountReason: 'Agreed with her brother', expectedTotal: 2000 })
  const { data } = await server.graphql<{ takeOrder: Order }>(mutation, { input }, admin)
  expect(data?.takeOrder).toMatchObject({
    source: 'ADMIN',
    takenBy: 'Fatema Noor',
    takenByYou: true,
    total: 2000,
    deliveryFee: 120,
    discount: 120,
    discountReason: 'Agreed with her brother',
    customerName: 'Rahima Khatun',
    customerEmail: null,
    status: 'PLACED',
    events: [{ kind: 'TAKEN', by: 'ADMIN', actorName: 'Fatema Noor' }],
  })
  expect(await left(line.variantId)).toBe(1)

  const { id: orderId = '', number = '' } = data?.takeOrder ?? {}
  expect(await server.db.findBy(OrderEvent, { orderId })).toMatchObject([{ userId: admin.id, from: null }])
  expect(await server.db.query('SELECT kind FROM order_message WHERE "orderId" = $1', [orderId])).toEqual([
    { kind: 'PLACED' },
  ])
  // Whoever tracks it is not told who took it.
  expect(
    await trackOrder({ read: readFrom(server.db), user: null, limit: unlimited }, { number, phone: input.phone }),
  ).toMatchObject({ toPay: 2000, events: [] })
})

test('an order that the customer has said yes to is confirmed at once, by who took it, and can be taken back', async () => {
  const { line, input } = await asked({ confirmed: true, idempotencyKey: 'said-yes' })
  const order = await take(input, staff)
  expect((await take(input, staff)).id).toBe(order.id)
  expect(order.status).toBe('CONFIRMED')
  expect(await left(line.variantId)).toBe(1)
  const events = await server.db.find(OrderEvent, { where: { orderId: order.id }, order: { place: 'ASC' } })
  expect(events).toMatchObject([
    { kind: 'TAKEN', to: null },
    { kind: 'STEP', from: 'PLACED', to: 'CONFIRMED', by: 'ADMIN', userId: staff.id },
  ])
  const told = await server.db.query('SELECT kind FROM order_message WHERE "orderId" = $1 ORDER BY id', [order.id])
  expect(told).toEqual([{ kind: 'PLACED' }, { kind: 'CONFIRMED' }])
  await expect(take({ ...input, confirmed: false }, staff)).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })

  await takeBackStep(server.db, order.id, { id: staff.id, by: OrderActor.ADMIN })
  expect(await server.db.findOneByOrFail(Order, { id: order.id })).toMatchObject({ status: 'PLACED' })
})

test('a correction keeps the discount, down to where nothing is to be paid', async () => {
  const { line, input } = await asked({ discount: 1120, discountReason: 'Damaged box', expectedTotal: 1000 })
  const { id, version } = await take(input)
  const { address, district, phone } = input
  const fewer = { id, address, district, phone, lines: [{ ...line, quantity: 1 }], expectedVersion: version }
  const actor = { id: admin.id, by: OrderActor.ADMIN }
  expect(await correctOrder(server.db, actor, { ...fewer, expectedTotal: 0 })).toMatchObject({
    total: 0,
    discount: 1120,
  })
})

test('admins correct a discount over the wire, staff do not', async () => {
  const { line, input } = await asked({ discount: 120, discountReason: 'Agreed', expectedTotal: 2000 })
  const { id, version } = await take(input)
  const { address, district, phone } = input
  const other = { discount: 20, discountReason: 'A nought too many', expectedTotal: 2100 }
  const correction = { id, address, district, phone, lines: [line], ...other, expectedVersion: version }
  const ask = (by: User) =>
    server.graphql<{ correctOrder: Order }>(
      'mutation ($input: CorrectOrderInput!) { correctOrder(input: $input) { discount discountReason total } }',
      { input: correction },
      by,
    )
  expect((await ask(staff)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  const corrected = { discount: 20, discountReason: 'A nought too many', total: 2100 }
  expect((await ask(admin)).data?.correctOrder).toEqual(corrected)
})

const refusals: [string, Role.ADMIN | Role.STAFF, Partial<TakeOrderInput>, object][] = [
  [
    'more than there is',
    Role.STAFF,
    { lines: [] },
    { code: 'OUT_OF_STOCK', details: { lines: [{ wanted: 4, available: 3 }] } },
  ],
  [
    'a total that was not told',
    Role.STAFF,
    { expectedTotal: 2000 },
    { code: 'PRICE_CHANGED', details: { total: 2120 } },
  ],
  [
    'a discount above what is to be paid',
    Role.ADMIN,
    { discount: 2121, discountReason: 'Gift', expectedTotal: 0 },
    { code: 'BAD_USER_INPUT', details: { fields: { discount: [expect.stringContaining('2120 taka')] } } },
  ],
  [
    'a discount that staff give',
    Role.STAFF,
    { discount: 1, discountReason: 'Gift', expectedTotal: 2119 },
    { code: 'FORBIDDEN' },
  ],
]

test.each(refusals)('%s is refused, and nothing is ordered', async (_, role, wrong, refusal) => {
  const { line, input } = await asked()
  const lines = wrong.lines ? [{ ...line, quantity: 4 }] : input.lines
  const taker = role === Role.STAFF ? staff : admin
  await expect(take({ ...input, ...wrong, lines }, taker)).rejects.toMatchObject(refusal)
  expect([await left(line.variantId), await ordersTo(input.phone)]).toEqual([3, 0])
})

const wrongInputs: [string, object][] = [
  ['discountReason', { discount: 100 }],
  ['discount', { discount: -1, discountReason: 'Gift' }],
  ['customerName', { customerName: ' ' }],
  ['phone', { phone: '0171' }],
  ['district', { district: 'Berlin' }],
  ['lines', { lines: [] }],
]

test.each(wrongInputs)('what is wrong is named: %s', async (field, wrong) => {
  const { input } = await asked()
  const { errors } = await server.graphql(mutation, { input: { ...input, ...wrong } }, admin)
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { [field]: expect.arrayContaining([expect.any(String)]) } },
  })
})

test('one key makes one order, also twice at once, and no other order', async () => {
  const { line, input } = await asked({ idempotencyKey: 'first' })
  const [first, second] = await settled([take(input), take(input)])
  expect(second).toBe(first)
  expect(await left(line.variantId)).toBe(1)
  await expect(take({ ...input, customerName: 'Halima' })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_MISMATCH',
    details: { number: expect.stringMatching(/^SS-/) },
  })
  // The key of a colleague is another one.
  const one = { ...input, lines: [{ ...line, quantity: 1 }], expectedTotal: 1120 }
  expect((await take(one, staff)).id).not.toBe(first)
})

test('of two who take the last pieces at once, and of a shopper, one has them', async () => {
  const { line, input } = await asked()
  const lines = [{ ...line, quantity: 3 }]
  const outcomes = await settled([
    take({ ...input, lines, expectedTotal: 3120 }),
    take({ ...input, lines, expectedTotal: 3120, phone: orderInput([]).phone }, staff),
    placeOrder(server.db, await buildShopper(server.db), orderInput([], { lines, expectedTotal: 3120 })),
  ])
  expect(outcomes.filter((outcome) => outcome === 'OUT_OF_STOCK')).toHaveLength(2)
  expect(await left(line.variantId)).toBe(0)
})

test('what strangers order to a phone does not keep the shop from taking an order to it', async () => {
  await server.db.query('UPDATE purchase_limits SET "newOrders" = 1')
  const { input } = await asked()
  const other = await buildProduct(server.db)
  await placeOrder(
    server.db,
    await buildShopper(server.db),
    orderInput([other], { phone: input.phone, expectedTotal: 570 }),
  )
  expect(await take(input)).toMatchObject({ phone: input.phone })
})

test('the limits of a phone hold, also when two take orders to it at once', async () => {
  await server.db.query('UPDATE purchase_limits SET "newOrders" = 1')
  const { line, input } = await asked()
  const one = { ...input, lines: [{ ...line, quantity: 1 }], expectedTotal: 1120 }
  const outcomes = await settled([take(one), take(one, staff)])
  expect(outcomes.filter((outcome) => outcome === 'PURCHASE_LIMIT')).toHaveLength(1)
  expect(await ordersTo(input.phone)).toBe(1)
})
