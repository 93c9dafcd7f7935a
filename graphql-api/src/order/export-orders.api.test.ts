import { readCsv } from '../csv/read-csv.js'
import { buildAdmin, buildProduct, buildShopper, orderInput, takeInput } from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import type { User } from '../user/user.entity.js'
import { takeOrder } from './by-hand/take-order.service.js'
import { OrderActor } from './life/order-event.entity.js'
import { OrderStatus, ReturnReason } from './life/order-status.js'
import { takeStep } from './life/order-step.service.js'
import { Order } from './order.entity.js'
import { placeOrder } from './place-order.service.js'

let server: TestServer
let shop: string
let admin: User
beforeAll(async () => {
  server = await openTestServer()
  shop = await server.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await buildAdmin(server.db)
})
afterAll(() => server.close())

const download = async () => {
  const accessToken = await server.tokenOf(admin)
  const answer = await fetch(`${shop}/export/orders.csv`, { headers: { authorization: `Bearer ${accessToken}` } })
  const { rows } = await readCsv(Buffer.from(await answer.arrayBuffer()), {
    rows: 1_000_000,
    cells: 10_000_000,
  })
  return { answer, header: rows[0] ?? [], rows: rows.slice(1) }
}

test('a row for each line, the newest order first, its total once', async () => {
  const products = [
    await buildProduct(server.db, { name: '=Tasbih', price: 100 }),
    await buildProduct(server.db, { name: 'Tupi', price: 50 }),
  ]
  const shopper = await buildShopper(server.db, { name: 'Amina, "Rahman"' })
  const told = {
    area: 'Adabor',
    receiverName: 'Abdur Rahman',
    riderNote: 'Green gate',
    callFirst: true,
    phone: '+8801712345678',
  }
  const older = await placeOrder(server.db, shopper, orderInput(products, { quantity: 2, ...told }))
  const newer = await placeOrder(server.db, shopper, orderInput([products[1] ?? (await buildProduct(server.db))]))
  const times = { placedAt: new Date('2026-11-20T18:30:05Z'), deliveredAt: new Date('2026-11-21T06:00:00Z') }
  const doer = { id: admin.id, by: OrderActor.ADMIN }
  const shipment = { courier: 'Jamal', trackingCode: 'JM-7', trackingUrl: null }
  await takeStep(server.db, older.id, doer, { to: OrderStatus.SHIPPED, shipment })
  await takeStep(server.db, older.id, doer, { to: OrderStatus.DELIVERED })
  await server.db.update(Order, { id: older.id }, times)

  const { answer, header, rows } = await download()

  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
    'cache-control': 'no-store',
  })
  const cells = rows.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i]])))
  expect(cells).toMatchObject([
    {
      number: newer.number,
      total: '50',
      deliveredAt: '',
      product: 'Tupi',
      status: 'PLACED',
      courier: '',
      trackingCode: '',
      cash: '',
    },
    {
      number: older.number,
      placedAt: '2026-11-21 00:30:05',
      deliveredAt: '2026-11-21 12:00:00',
      customerName: 'Amina, "Rahman"',
      phone: '01712345678',
      total: '300',
      product: "'=Tasbih",
      unitPrice: '100',
      quantity: '2',
      lineTotal: '200',
      area: 'Adabor',
      receiverName: 'Abdur Rahman',
      riderNote: 'Green gate',
      callFirst: '1',
      deliveryFee: '0',
      status: 'DELIVERED',
      courier: 'Jamal',
      trackingCode: 'JM-7',
      cash: 'WITH_COURIER',
    },
    { number: older.number, total: '', product: 'Tupi', lineTotal: '100', deliveryFee: '' },
  ])
})

test('what an order came to can be counted from its rows, and the first says how it came and why it ended', async () => {
  const product = await buildProduct(server.db, { name: 'Jubba', price: 500 })
  const input = takeInput(product, {
    ...{ lines: [{ productId: product.id, quantity: 2 }], discount: 150, discountReason: 'Bought before' },
    ...{ expectedTotal: 850, idempotencyKey: 'taken' },
  })
  const { id, number } = await takeOrder(server.db, admin, input)
  const doer = { id: admin.id, by: OrderActor.ADMIN }
  await takeStep(server.db, id, doer, { to: OrderStatus.DELIVERED })
  await takeStep(server.db, id, doer, { to: OrderStatus.RETURNED, reason: ReturnReason.DAMAGED, givenBack: 400 })

  const { header, rows } = await download()
  const [first] = rows
    .map((row) => Object.fromEntries(header.map((name, i) => [name, row[i]])))
    .filter((row) => row.number === number)
  expect(first).toMatchObject({
    ...{ total: '850', lineTotal: '1000', deliveryFee: '0', discount: '150', doorDifference: '0' },
    ...{ discountReason: 'Bought before', givenBack: '400', source: 'ADMIN', reason: 'DAMAGED' },
  })
})

test('every order of many pages is there once, also of one moment; deleted ones are not', async () => {
  await server.db.query(`
    WITH placed AS (
      INSERT INTO "order" (number, "customerName", "customerEmail", address, district, country, phone,
        "paymentMethod", source, total, "requestHash", "placedAt", "deletedAt")
      SELECT 'M' || n, 'U', 'u@gmail.com', 'House 12', 'Dhaka', 'Bangladesh', '+8801712345678', 'CASH_ON_DELIVERY',
        'CART', 1, repeat('0', 64), now() - n / 50 * interval '1 microsecond', CASE WHEN n % 7 = 0 THEN now() END
      FROM generate_series(1, 1500) n RETURNING id
    )
    INSERT INTO order_line ("orderId", "productId", "variantId", position, name, "imageUrl", "unitPrice", quantity)
    SELECT placed.id, "productId", any_one.id, 0, 'A good', '/images/a.webp', 1, 1
    FROM placed, (SELECT "productId", id FROM product_variant LIMIT 1) AS any_one`)

  const { rows } = await download()

  const many = rows.map(([number = '']) => number).filter((number) => number.startsWith('M'))
  expect(new Set(many).size).toBe(1500 - Math.floor(1500 / 7))
  expect(many).toHaveLength(new Set(many).size)
})
