import crypto from 'node:crypto'
import { addToCart } from '../cart/cart.service.js'
import { readCart } from '../cart/read-cart.js'
import { checkInvariants } from '../commands/invariants.js'
import { deleteProduct, updateProduct } from '../product/manage/manage-product.service.js'
import { Product } from '../product/product.entity.js'
import { holdStock, listHolds } from '../stock/hold.service.js'
import { StockHold } from '../stock/stock-hold.entity.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { User } from '../user/user.entity.js'
import { brokenRules } from '../validation/broken-rules.js'
import { Order } from './order.entity.js'
import { OrderSource } from './order.enums.js'
import { OrderLineInput, PlaceOrderInput } from './order.input.js'
import { deleteOrder } from './order.service.js'
import { OrderLine } from './order-line.entity.js'
import { placeOrder } from './place-order.service.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const available = async (productId: string) => (await shop.db.findOneByOrFail(Product, { id: productId })).quantity
const linesOf = ({ id }: Order) => shop.db.find(OrderLine, { where: { orderId: id }, order: { position: 'ASC' } })

test('a cart order takes stock, keeps what was bought as it was, and takes exactly its lines out of the cart', async () => {
  const amina = await buildShopper(shop.db)
  const [attar, tupi, mat] = [
    await buildProduct(shop.db, { name: 'Oud Attar', nameBn: 'উদ আতর', price: 850, discount: 15, quantity: 5 }),
    await buildProduct(shop.db, { name: 'White Tupi', price: 180, quantity: 5 }),
    await buildProduct(shop.db, { name: 'Prayer Mat' }),
  ]
  for (const { id } of [attar, tupi, mat]) await addToCart(shop.db, amina, { productId: id, quantity: 2 })

  const typed = orderInput([attar, tupi], {
    quantity: 2,
    expectedTotal: 2 * 722 + 2 * 180,
    phone: '০১৭১২-৩৪৫৬৭৮',
    district: 'comilla',
  })
  const lines = typed.lines.map((line) => Object.assign(new OrderLineInput(), line))
  const input = Object.assign(new PlaceOrderInput(), typed, { lines })
  expect(await brokenRules(input)).toEqual({})
  const order = await placeOrder(shop.db, amina, input)

  expect(order).toMatchObject({
    number: expect.stringMatching(/^SS-[2-9A-HJ-NP-TW-Z]{6}$/),
    total: 1804,
    phone: '+8801712345678',
    district: 'Cumilla',
    customerName: amina.name,
    customerEmail: amina.email,
    customerPhone: null,
    deliveredAt: null,
  })
  expect(await linesOf(order)).toMatchObject([
    { name: 'Oud Attar', nameBn: 'উদ আতর', unitPrice: 722, quantity: 2, lineTotal: 1444 },
    { name: 'White Tupi', nameBn: null, unitPrice: 180, quantity: 2, lineTotal: 360 },
  ])
  expect([await available(attar.id), await available(tupi.id)]).toEqual([3, 3])
  expect((await readCart(shop.db, amina)).items).toMatchObject([{ productId: mat.id, quantity: 2 }])
})

test('Buy now leaves the cart as it is', async () => {
  const [product, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  await addToCart(shop.db, amina, { productId: product.id, quantity: 3 })

  await placeOrder(shop.db, amina, orderInput([product], { source: OrderSource.BUY_NOW }))

  expect((await readCart(shop.db, amina)).items).toMatchObject([{ productId: product.id, quantity: 3 }])
})

test('an order uses the shopper’s hold first, and what the hold has left over goes back', async () => {
  const [product, amina] = [await buildProduct(shop.db, { quantity: 10 }), await buildShopper(shop.db)]
  await holdStock(shop.db, amina, { productId: product.id, quantity: 10 })

  await placeOrder(shop.db, amina, orderInput([product], { quantity: 7 }))

  expect(await available(product.id)).toBe(3)
  expect(await listHolds(shop.db, amina)).toEqual([])
})

test('what others held until their holds ended can be ordered', async () => {
  const [product, amina, yusuf] = [
    await buildProduct(shop.db, { quantity: 5 }),
    await buildShopper(shop.db),
    await buildShopper(shop.db),
  ]
  await holdStock(shop.db, yusuf, { productId: product.id, quantity: 5 })
  await shop.db.query(`UPDATE stock_hold SET "expiresAt" = now() WHERE "productId" = $1`, [product.id])

  await placeOrder(shop.db, amina, orderInput([product], { quantity: 4 }))

  expect(await available(product.id)).toBe(1)
  expect(await shop.db.countBy(StockHold, { productId: product.id })).toBe(0)
})

test('an order touches nobody else’s cart and hold', async () => {
  const [product, amina, yusuf] = [
    await buildProduct(shop.db),
    await buildShopper(shop.db),
    await buildShopper(shop.db),
  ]
  await addToCart(shop.db, yusuf, { productId: product.id, quantity: 3 })
  await holdStock(shop.db, yusuf, { productId: product.id, quantity: 2 })

  await placeOrder(shop.db, amina, orderInput([product]))

  expect((await readCart(shop.db, yusuf)).items).toMatchObject([{ productId: product.id, quantity: 3 }])
  expect(await listHolds(shop.db, yusuf)).toMatchObject([{ quantity: 2 }])
})

test('without a quantity, what the shopper holds is ordered, else one', async () => {
  const [held, other, amina] = [await buildProduct(shop.db), await buildProduct(shop.db), await buildShopper(shop.db)]
  await holdStock(shop.db, amina, { productId: held.id, quantity: 4 })

  const order = await placeOrder(shop.db, amina, {
    ...orderInput([held, other], { expectedTotal: 5 * 450 }),
    lines: [{ productId: held.id }, { productId: other.id, quantity: null }],
  })

  expect((await linesOf(order)).map(({ quantity }) => quantity)).toEqual([4, 1])
})

test('what others hold cannot be ordered; every short line is named and nothing changes', async () => {
  const [amina, yusuf] = [await buildShopper(shop.db), await buildShopper(shop.db)]
  const [held, few, enough] = [
    await buildProduct(shop.db, { quantity: 5 }),
    await buildProduct(shop.db, { quantity: 1 }),
    await buildProduct(shop.db, { quantity: 9 }),
  ]
  await holdStock(shop.db, yusuf, { productId: held.id, quantity: 5 })

  const order = placeOrder(shop.db, amina, orderInput([held, few, enough], { quantity: 2 }))

  await expect(order).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    details: {
      lines: [
        { productId: held.id, name: held.name, wanted: 2, available: 0 },
        { productId: few.id, name: few.name, wanted: 2, available: 1 },
      ],
    },
  })
  expect(await available(enough.id)).toBe(9)
  expect(await shop.db.countBy(Order, { userId: amina.id })).toBe(0)
})

test('a product that is no longer sold is out of stock; one that never was is not found', async () => {
  const [product, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  await deleteProduct(shop.db, product.id)

  await expect(placeOrder(shop.db, amina, orderInput([product]))).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { lines: [{ available: 0 }] },
  })
  const never = Object.assign(new Product(), product, { id: '00000000-0000-4000-8000-000000000000' })
  await expect(placeOrder(shop.db, amina, orderInput([never]))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a price that changed meanwhile is told with both totals, and nothing changes', async () => {
  const [product, amina] = [await buildProduct(shop.db, { price: 450 }), await buildShopper(shop.db)]
  const input = orderInput([product], { quantity: 2, idempotencyKey: 'first-try' })
  await updateProduct(shop.db, await buildAdmin(shop.db), product.id, { price: 500 })

  await expect(placeOrder(shop.db, amina, input)).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    details: { expectedTotal: 900, total: 1000, lines: [{ productId: product.id, unitPrice: 500, quantity: 2 }] },
  })
  expect(await available(product.id)).toBe(10)

  const accepted = await placeOrder(shop.db, amina, { ...input, expectedTotal: 1000 })
  expect(accepted.total).toBe(1000)
})

test('nothing to order is CART_EMPTY', async () => {
  await expect(placeOrder(shop.db, await buildShopper(shop.db), orderInput([]))).rejects.toMatchObject({
    code: 'CART_EMPTY',
  })
})

test('the same key again answers the same order; with other content it is refused', async () => {
  const [product, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  const input = orderInput([product], { idempotencyKey: 'one' })

  const first = await placeOrder(shop.db, amina, input)
  const again = await placeOrder(shop.db, amina, input)
  const other = placeOrder(shop.db, amina, { ...input, address: 'Another house' })

  expect(again.id).toBe(first.id)
  await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  expect(await available(product.id)).toBe(9)
})

test('a new order is announced once, and kept answers forget the stock of its products; a refused one changes neither', async () => {
  const [amina, product] = [await buildShopper(shop.db), await buildProduct(shop.db, { quantity: 1 })]
  const [announceOrder, forgetStock] = [jest.fn(), jest.fn()]
  const input = orderInput([product], { idempotencyKey: 'announced' })
  const order = await placeOrder(shop.db, amina, input, { announceOrder, forgetStock })
  await placeOrder(shop.db, amina, input, { announceOrder, forgetStock })
  const another = orderInput([product], { idempotencyKey: 'too late' })
  await expect(placeOrder(shop.db, amina, another, { announceOrder, forgetStock })).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
  })

  expect(announceOrder.mock.calls).toEqual([[expect.objectContaining({ id: order.id })]])
  expect(forgetStock.mock.calls).toEqual([[[product.id]]])
})

test('the same key again answers the same order, also once nothing is left and the order is deleted', async () => {
  const [product, amina] = [await buildProduct(shop.db, { quantity: 1 }), await buildShopper(shop.db)]
  const input = orderInput([product], { idempotencyKey: 'the last one' })
  const first = await placeOrder(shop.db, amina, input)

  expect((await placeOrder(shop.db, amina, input)).id).toBe(first.id)
  await deleteOrder(shop.db, first.id)
  expect((await placeOrder(shop.db, amina, input)).id).toBe(first.id)
  expect(await available(product.id)).toBe(1)
})

test('a number that is taken is no order’s second', async () => {
  const [product, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  const letter = jest.spyOn(crypto, 'randomInt').mockImplementation(() => 0)
  const first = await placeOrder(shop.db, amina, orderInput([product]))
  letter.mockRestore()
  let drawn = 0
  jest.spyOn(crypto, 'randomInt').mockImplementation(() => (drawn++ < first.number.length ? 0 : 1))

  const second = await placeOrder(shop.db, amina, orderInput([product]))

  jest.restoreAllMocks()
  expect([first.number, second.number]).toEqual(['SS-222222', expect.stringMatching(/^SS-2*3+$/)])
  expect(await available(product.id)).toBe(8)
})

test('who was removed meanwhile orders nothing', async () => {
  const [product, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  await shop.db.delete(User, { id: amina.id })

  await expect(placeOrder(shop.db, amina, orderInput([product]))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a key is one shopper’s own', async () => {
  const [product, amina, yusuf] = [
    await buildProduct(shop.db),
    await buildShopper(shop.db),
    await buildShopper(shop.db),
  ]
  const input = orderInput([product], { idempotencyKey: 'shared' })

  const [hers, his] = [await placeOrder(shop.db, amina, input), await placeOrder(shop.db, yusuf, input)]

  expect(hers.id).not.toBe(his.id)
})

test('who sends the key of somebody else gets no order of theirs, also when nothing is left', async () => {
  const [product, amina, yusuf] = [
    await buildProduct(shop.db, { quantity: 1 }),
    await buildShopper(shop.db),
    await buildShopper(shop.db),
  ]
  const input = orderInput([product], { idempotencyKey: 'hers' })
  await placeOrder(shop.db, amina, input)

  await expect(placeOrder(shop.db, yusuf, input)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
})

test('fifty replays of one key at once are one order', async () => {
  const [product, amina] = [await buildProduct(shop.db), await buildShopper(shop.db)]
  const input = orderInput([product], { idempotencyKey: 'parallel' })

  const orders = await Promise.all(Array.from({ length: 50 }, () => placeOrder(shop.db, amina, input)))

  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  expect(await available(product.id)).toBe(9)
})

test('shoppers whose carts hold the same products in other orders never wait for each other in a circle', async () => {
  const products = await Promise.all(Array.from({ length: 5 }, () => buildProduct(shop.db, { quantity: 10 })))
  const crowd = await Promise.all(Array.from({ length: 40 }, () => buildShopper(shop.db)))

  const outcomes = await Promise.allSettled(
    crowd.map((one, i) =>
      placeOrder(shop.db, one, orderInput([...products.slice(i % 5), ...products.slice(0, i % 5)])),
    ),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(new Set(refusals)).toEqual(new Set(['OUT_OF_STOCK']))
  expect(await Promise.all(products.map(({ id }) => available(id)))).toEqual([0, 0, 0, 0, 0])
})
