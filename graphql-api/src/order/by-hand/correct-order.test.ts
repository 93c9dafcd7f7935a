import { checkInvariants } from '../../commands/invariants.js'
import { setDelivery } from '../../delivery/delivery.service.js'
import { saveVariants } from '../../product/manage/variants/save-variants.service.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import { buildAdmin, buildProduct, buildProductOf, buildShopper, orderInput } from '../../testing/factories.js'
import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import type { Actor } from '../life/change-order.js'
import { OrderActor, OrderEvent } from '../life/order-event.entity.js'
import { OrderPart } from '../life/order-part.js'
import { OrderStatus } from '../life/order-status.js'
import { takeStep } from '../life/order-step.service.js'
import type { Order } from '../order.entity.js'
import { OrderLine } from '../order-line.entity.js'
import { placeOrder } from '../place-order.service.js'
import type { CorrectOrderInput } from './correct-order.input.js'
import { correctOrder } from './correct-order.service.js'
import { OrderCorrection } from './order-correction.entity.js'

const toDhaka = { fee: 60, minDays: 1, maxDays: 2 }
const plan = {
  fee: 120,
  minDays: 3,
  maxDays: 5,
  freeFrom: 3000,
  exceptions: [{ district: 'Dhaka', ...toDhaka }],
}

let shop: TestShop
let admin: Actor
beforeAll(async () => {
  shop = await openTestShop()
  admin = { id: (await buildAdmin(shop.db)).id, by: OrderActor.ADMIN }
})
beforeEach(() => setDelivery(shop.db, plan))
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** Two pieces of size L, of ten each of L and XL, for 1,187 taka each, to Dhaka. */
const ordered = async () => {
  const { product, variants } = await buildProductOf(shop.db, [{ size: 'L' }, { size: 'XL' }], { price: 1187 })
  const [l, xl] = variants.map(({ id }) => ({ productId: product.id, variantId: id }))
  if (!l || !xl) throw new Error('The sizes are missing')
  const shopper = await buildShopper(shop.db)
  const order = await placeOrder(
    shop.db,
    shopper,
    orderInput([], { lines: [{ ...l, quantity: 2 }], expectedTotal: 2 * 1187 + 60 }),
  )
  return { product, shopper, order, l, xl, asIs: inputOf(order, [{ ...l, quantity: 2 }]) }
}

const inputOf = (order: Order, lines: CorrectOrderInput['lines']): CorrectOrderInput => ({
  id: order.id,
  address: order.address,
  area: order.area,
  district: order.district,
  receiverName: order.receiverName,
  phone: order.phone,
  riderNote: order.riderNote,
  lines,
  expectedTotal: order.total,
  expectedVersion: order.version,
})

const correct = (input: CorrectOrderInput) => correctOrder(shop.db, admin, input)
const left = async (variantId: string) => (await shop.db.findOneByOrFail(ProductVariant, { id: variantId })).quantity
const eventsOf = (orderId: string) => shop.db.find(OrderEvent, { where: { orderId }, order: { place: 'ASC' } })
const correctionsOf = async (orderId: string) => {
  const corrections = await shop.db.find(OrderCorrection, {
    where: { orderId },
    order: { eventPlace: 'ASC', place: 'ASC' },
  })
  return corrections.map(({ part, line, before, after }) => [line?.size ?? line?.name ?? part, before, after])
}
const linesOf = (orderId: string) => shop.db.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } })

test('another address is all that changes, and the shopper is told that it did', async () => {
  const { asIs, order } = await ordered()
  await setDelivery(shop.db, { ...plan, exceptions: [] })
  const told = {
    address: 'House 14, Road 17',
    phone: '+8801819204060',
    receiverName: 'Abdur Rahman',
    riderNote: 'Green gate',
  }

  expect(await correct({ ...asIs, ...told })).toMatchObject({
    ...told,
    total: order.total,
    deliveryFee: 60,
    version: 2,
  })
  expect(await eventsOf(order.id)).toMatchObject([
    {
      kind: 'CORRECTED',
      by: 'ADMIN',
      from: null,
      changed: [OrderPart.RECEIVER, OrderPart.PHONE, OrderPart.ADDRESS, OrderPart.RIDER_NOTE],
      note: null,
    },
  ])
  expect(await correctionsOf(order.id)).toEqual([
    ['RECEIVER', order.customerName, 'Abdur Rahman'],
    ['PHONE', order.phone, '+8801819204060'],
    ['ADDRESS', order.address, 'House 14, Road 17'],
    ['RIDER_NOTE', null, 'Green gate'],
  ])
})

test('other pieces cost what was agreed, those that are added what they cost today, and the stock follows', async () => {
  const { asIs, order, product, l, xl } = await ordered()
  const tasbih = await buildProduct(shop.db, { price: 450 })
  await shop.db.query('UPDATE product SET price = 1500 WHERE id = $1', [product.id])
  const lines = [
    { ...xl, quantity: 1 },
    { productId: tasbih.id, quantity: 3 },
  ]

  const corrected = await correct({ ...asIs, lines, expectedTotal: 1187 + 3 * 450 + 60 })

  expect(corrected).toMatchObject({ total: 1187 + 3 * 450 + 60, deliveryFee: 60 })
  expect(await linesOf(order.id)).toMatchObject([
    { variantId: xl.variantId, unitPrice: 1187, quantity: 1, size: 'XL', position: 0, soldAt: order.placedAt },
    { productId: tasbih.id, unitPrice: 450, quantity: 3, position: 1 },
  ])
  expect([await left(l.variantId), await left(xl.variantId)]).toEqual([10, 9])
  expect(await eventsOf(order.id)).toMatchObject([{ changed: [OrderPart.LINES] }])
  expect(await correctionsOf(order.id)).toEqual([
    ['L', '2', '0'],
    ['XL', '0', '1'],
    [tasbih.name, '0', '3'],
    ['TOTAL', String(order.total), String(corrected.total)],
  ])
})

test('once a price has gone up, only admins add pieces at the one that was agreed, in whatever size; fewer of them cost it as before', async () => {
  const { asIs, order, product, l, xl } = await ordered()
  await shop.db.query('UPDATE product SET discount = 90, price = 15000 WHERE id = $1', [product.id])
  const as = (isAdmin: boolean, lines: CorrectOrderInput['lines'], version = order.version) => {
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    const expectedTotal = pieces > 2 ? pieces * 1187 : pieces * 1187 + 60
    return correctOrder(shop.db, { ...admin, isAdmin }, { ...asIs, lines, expectedTotal, expectedVersion: version })
  }
  const more = [
    [{ ...l, quantity: 3 }],
    [
      { ...l, quantity: 2 },
      { ...xl, quantity: 1 },
    ],
  ]

  for (const lines of more)
    await expect(as(false, lines)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { lines: ['lines must sell no more at 1187 taka of what costs 1500 today'] } },
    })
  expect([await left(l.variantId), await left(xl.variantId)]).toEqual([8, 10])

  const other = await as(false, [
    { ...l, quantity: 1 },
    { ...xl, quantity: 1 },
  ])
  expect(other).toMatchObject({ total: 2 * 1187 + 60 })
  expect(await as(true, [{ ...l, quantity: 5 }], other.version)).toMatchObject({ total: 5 * 1187 })
  expect(await as(false, [{ ...l, quantity: 4 }], other.version + 1)).toMatchObject({ total: 4 * 1187 })
})

test('staff do not put pieces of one size in the place of another whose price alone has gone up', async () => {
  const { asIs, l, xl } = await ordered()
  const both = await correct({
    ...asIs,
    lines: [
      { ...l, quantity: 1 },
      { ...xl, quantity: 2 },
    ],
    expectedTotal: 3 * 1187,
  })
  await shop.db.update(ProductVariant, { id: l.variantId }, { price: 1500 })

  const dearer = { ...inputOf(both, [{ ...l, quantity: 3 }]), expectedTotal: 3 * 1187 }
  await expect(correctOrder(shop.db, { ...admin, isAdmin: false }, dearer)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  })
})

test('staff add pieces that cost no more today than was agreed, and other products, as they cost', async () => {
  const { asIs, order, product, l } = await ordered()
  const tasbih = await buildProduct(shop.db, { price: 450 })
  await shop.db.query('UPDATE product SET price = 1000 WHERE id = $1', [product.id])
  const lines = [
    { ...l, quantity: 3 },
    { productId: tasbih.id, quantity: 2 },
  ]

  const corrected = await correct({ ...asIs, lines, expectedTotal: 3 * 1187 + 2 * 450 })

  expect(corrected).toMatchObject({ id: order.id, total: 3 * 1187 + 2 * 450 })
})

test('the delivery fee follows its rule with the district and with the lines', async () => {
  const { asIs, l } = await ordered()
  const terms = { deliveryFee: 120, deliveryMinDays: 3, deliveryMaxDays: 5 }
  const toSylhet = await correct({ ...asIs, district: 'Sylhet', expectedTotal: 2 * 1187 + 120 })
  expect(toSylhet).toMatchObject(terms)

  const more = { ...inputOf(toSylhet, [{ ...l, quantity: 3 }]), expectedTotal: 3 * 1187 }
  expect(await correct(more)).toMatchObject({ deliveryFee: 0, total: 3 * 1187 })
  expect(await correctionsOf(more.id)).toEqual([
    ['DISTRICT', 'Dhaka', 'Sylhet'],
    ['DELIVERY_FEE', '60', '120'],
    ['TOTAL', '2434', '2494'],
    ['DELIVERY_FEE', '120', '0'],
    ['L', '2', '3'],
    ['TOTAL', '2494', '3561'],
  ])
})

test('a correction that is sent twice changes nothing the second time, and nothing is nothing', async () => {
  const { asIs, order, l } = await ordered()
  await correct(asIs)
  const fewer = { ...asIs, lines: [{ ...l, quantity: 1 }], expectedTotal: 1187 + 60 }
  expect(await correct(fewer)).toMatchObject({ version: 2 })
  expect(await correct(fewer)).toMatchObject({ version: 2 })
  expect(await eventsOf(order.id)).toHaveLength(1)
  expect(await left(l.variantId)).toBe(9)
})

test('a product named with and without its only variant is refused, and takes the place of no other line', async () => {
  const products = [await buildProduct(shop.db, { price: 180 }), await buildProduct(shop.db, { price: 2850 })]
  const [cheap, dear] = products.map(({ id }) => ({ productId: id, quantity: 1 }))
  if (!cheap || !dear) throw new Error('The products are missing')
  const shopper = await buildShopper(shop.db)
  const bought = orderInput([], { lines: [cheap, dear], expectedTotal: 180 + 2850 })
  const order = await placeOrder(shop.db, shopper, bought)
  const { id: variantId } = await shop.db.findOneByOrFail(ProductVariant, { productId: cheap.productId })

  await expect(
    correct({
      ...inputOf(order, [cheap, { ...cheap, variantId }]),
      riderNote: 'Ring twice',
      expectedTotal: 2 * 180 + 60,
    }),
  ).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { lines: ['lines must name each variant once'] } },
  })
  expect(await linesOf(order.id)).toMatchObject([cheap, dear])
})

const refusals: [string, (world: Awaited<ReturnType<typeof ordered>>) => Partial<CorrectOrderInput>, object][] = [
  [
    'a correction of what was corrected meanwhile',
    () => ({ address: 'Road 2', expectedVersion: 2 }),
    { code: 'ORDER_CHANGED', details: { expectedVersion: 2, version: 1 } },
  ],
  [
    'a total that was not shown',
    ({ l }) => ({ lines: [{ ...l, quantity: 1 }] }),
    { code: 'PRICE_CHANGED', details: { total: 1247 } },
  ],
  [
    'a size that is not named',
    ({ product }) => ({ lines: [{ productId: product.id, quantity: 1 }] }),
    { code: 'VARIANT_REQUIRED' },
  ],
  [
    'more than there is',
    ({ l }) => ({ lines: [{ ...l, quantity: 11 }] }),
    { code: 'OUT_OF_STOCK', details: { lines: [{ wanted: 11, available: 10 }] } },
  ],
  ['an order that is not there', () => ({ id: '7f2a6a52-7a0e-4a6e-9d7e-1d8d4f9f0b11' }), { code: 'NOT_FOUND' }],
]

test.each(refusals)('%s is refused, and nothing changes', async (_, wrong, refusal) => {
  const world = await ordered()
  await expect(correct({ ...world.asIs, ...wrong(world) })).rejects.toMatchObject(refusal)
  expect(await left(world.l.variantId)).toBe(8)
  expect(await eventsOf(world.order.id)).toEqual([])
})

test('a size that is no longer sold stays at its price, fewer of it at most; another one costs what it costs today', async () => {
  const { asIs, product, l, xl } = await ordered()
  await saveVariants(shop.db, await buildAdmin(shop.db), product.id, {
    variants: [{ id: xl.variantId, size: 'XL', quantity: 10, isActive: true }],
    removedIds: [l.variantId],
  })
  const of = (line: typeof l, quantity: number, expectedTotal: number) =>
    correct({ ...asIs, lines: [{ ...line, quantity }], expectedTotal })
  await shop.db.query('UPDATE product SET price = 1500 WHERE id = $1', [product.id])

  await expect(of(l, 3, 3 * 1187)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
  await expect(of(xl, 1, 1187 + 60)).rejects.toMatchObject({ code: 'PRICE_CHANGED', details: { total: 1560 } })
  expect(await of(l, 1, 1187 + 60)).toMatchObject({ total: 1187 + 60 })
})

test('an order that has left the shop stays as it is', async () => {
  const { asIs, order } = await ordered()
  await takeStep(shop.db, order.id, admin, { to: OrderStatus.DELIVERED })
  await expect(correct({ ...asIs, address: 'Road 2' })).rejects.toMatchObject({
    code: 'STATUS_CHANGED',
    details: { status: OrderStatus.DELIVERED },
  })
})

test('of corrections and a cancellation at once no piece is lost', async () => {
  const { asIs, order, l, xl } = await ordered()
  const outcomes = await Promise.allSettled([
    correct({ ...asIs, lines: [{ ...xl, quantity: 1 }], expectedTotal: 1247 }),
    correct({ ...asIs, lines: [{ ...l, quantity: 5 }], expectedTotal: 5 * 1187 }),
    takeStep(shop.db, order.id, admin, { to: OrderStatus.CANCELLED }),
  ])

  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  expect([await left(l.variantId), await left(xl.variantId)]).toEqual([10, 10])
})
