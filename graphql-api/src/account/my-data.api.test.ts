import { randomUUID } from 'node:crypto'
import { addToCart } from '../cart/cart.service.js'
import { queryRows } from '../database/query-rows.js'
import { saveAddress } from '../order/address/address.service.js'
import { cancelMyOrder } from '../order/life/cancel-my-order.service.js'
import { OrderActor, OrderEventKind } from '../order/life/order-event.entity.js'
import { CancelReason, OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { enqueue } from '../outbox/outbox.service.js'
import { askForRestock } from '../restock/restock.service.js'
import { Review } from '../review/review.entity.js'
import { ReviewUpload } from '../review/review-upload.entity.js'
import { ReviewVote } from '../review/review-vote.entity.js'
import { holdStock } from '../stock/hold.service.js'
import {
  buildAdmin,
  buildProduct,
  buildProductOf,
  buildReview,
  buildShopper,
  orderInput,
} from '../testing/factories.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { Language } from '../user/language.js'
import type { User } from '../user/user.entity.js'
import { UserSession } from '../user/user-session.entity.js'
import { addWish } from '../wish/wish.service.js'
import type { MyData } from './my-data.service.js'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const myData = (user: User | null) => server.rest('GET', '/export/my-data.json', user)

/** A shopper with one of everything. */
const buildBuyer = async (name: string) => {
  const buyer = await buildShopper(server.db, {
    name,
    phone: '+8801712345678',
    language: Language.BANGLA,
    emailVerified: true,
  })
  const product = await buildProduct(server.db, { name: `What ${name} likes` })
  await buildReview(server.db, product, { reviewerId: buyer.id, feedback: `${name} likes it` })
  await addToCart(server.db, buyer, { productId: product.id, quantity: 2 })
  const { product: bought } = await buildProductOf(
    server.db,
    [{ sku: `${name}-1`, size: 'M', sizeBn: 'এম', color: 'White', colorBn: 'সাদা' }],
    { name: `What ${name} bought`, nameBn: `${name}’s, in Bangla`, price: 450 },
  )
  await placeOrder(server.db, buyer, orderInput([bought]))
  await holdStock(server.db, buyer, { productId: product.id, quantity: 1 })
  await saveAddress(server.db, buyer, {
    label: 'Home',
    address: `House of ${name}`,
    district: 'Dhaka',
    phone: '+8801712345678',
    isDefault: false,
  })
  const [shown, unused] = ['shown', name].map((photo) => `/images/uploads/${photo}-640.webp`)
  for (const url of [shown, unused, null])
    await server.db.insert(ReviewUpload, { id: randomUUID(), uploaderId: buyer.id, url: url ?? null })
  await server.db.update(Review, { reviewerId: buyer.id }, { photos: [shown ?? ''] })
  const helpful = await buildReview(server.db, product)
  await server.db.insert(ReviewVote, { reviewId: helpful.id, userId: buyer.id, isHelpful: true })
  await addWish(server.db, buyer, { productId: product.id })
  const soldOut = await buildProduct(server.db, { name: `What ${name} waits for`, quantity: 0 })
  await askForRestock(server.db, buyer, { productId: soldOut.id })
  const mail = { kind: 'BACK_IN_STOCK', address: `${name}@gmail.com`, subject: 'Back in stock', text: 'It is back.' }
  await enqueue(server.db, { userId: buyer.id, html: null, ...mail })
  await server.db.insert(UserSession, { userId: buyer.id, loggedInAt: new Date(), browser: 'Chrome' })
  return buyer
}

test('people get all that the shop keeps of them as a file, and nothing of anybody else', async () => {
  const [amina] = [await buildBuyer('Amina'), await buildBuyer('Yusuf')]

  const { status, body } = await myData(amina)

  expect(status).toBe(200)
  expect(body).toEqual({
    profile: expect.objectContaining({ name: 'Amina', email: amina.email, phone: '+8801712345678', language: 'bn' }),
    orders: [
      expect.objectContaining({
        number: expect.stringMatching(/^SS-/),
        address: 'House 12, Road 5, Dhanmondi',
        total: 450,
        deliveryFee: 0,
        deliveryMinDays: 1,
        deliveryMaxDays: 2,
        lines: [
          {
            productId: expect.any(String),
            name: 'What Amina bought',
            nameBn: 'Amina’s, in Bangla',
            sku: 'Amina-1',
            size: 'M',
            sizeBn: 'এম',
            color: 'White',
            colorBn: 'সাদা',
            unitPrice: 450,
            cameBack: 0,
            quantity: 1,
          },
        ],
      }),
    ],
    addresses: [expect.objectContaining({ label: 'Home', address: 'House of Amina', district: 'Dhaka' })],
    reviews: [expect.objectContaining({ name: 'What Amina likes', feedback: 'Amina likes it', rating: 4 })],
    votes: [{ reviewId: expect.any(String), isHelpful: true }],
    unusedReviewPhotos: [{ url: '/images/uploads/Amina-640.webp', uploadedAt: expect.any(String) }],
    cart: [expect.objectContaining({ name: 'What Amina likes', quantity: 2 })],
    holds: [expect.objectContaining({ name: 'What Amina likes', quantity: 1 })],
    wishes: [expect.objectContaining({ name: 'What Amina likes' })],
    restockRequests: [expect.objectContaining({ name: 'What Amina waits for' })],
    sessions: [expect.objectContaining({ loggedInAt: expect.any(String), browser: 'Chrome', endedAt: null })],
    waitingMails: [expect.objectContaining({ address: 'Amina@gmail.com', kind: 'BACK_IN_STOCK' })],
  })
  expect(JSON.stringify(body)).not.toContain('Yusuf')
})

test('the file tells what its person noted with an order, and not what the shop did', async () => {
  const buyer = await buildShopper(server.db)
  const [own, other] = [await orderOf(buyer, 'own'), await orderOf(buyer, 'other')]
  await cancelMyOrder(server.db, buyer, own.number, { reason: CancelReason.OTHER, note: 'My son bought it' })
  const admin = { id: (await buildAdmin(server.db)).id, by: OrderActor.ADMIN }
  await takeStep(server.db, other.id, admin, { to: OrderStatus.CANCELLED, reason: CancelReason.OTHER, note: 'Rude' })

  const { body } = await myData(buyer)

  expect((body as MyData).orders).toMatchObject([
    { number: other.number, events: [{ to: 'CANCELLED', note: null }] },
    { number: own.number, events: [{ to: 'CANCELLED', note: 'My son bought it' }] },
  ])
})

test('the file tells of an order what its person may see of it, and no more', async () => {
  const buyer = await buildShopper(server.db)
  const { id } = await orderOf(buyer, 'seen')
  for (const [at, kind] of Object.values(OrderEventKind).entries())
    await server.db.query(
      `INSERT INTO order_event ("orderId", place, at, by, kind, note)
       VALUES ($1, 100 + $2, now() + make_interval(secs => $2), 'ADMIN', $3, 'Said of it')`,
      [id, at, kind],
    )

  const { body } = await myData(buyer)
  const { data } = await server.graphql<{ myOrders: { items: object[] } }>(
    '{ myOrders { items { events { at } } } }',
    {},
    buyer,
  )

  const timesOf = (order: unknown) => (order as { events: { at: string }[] }).events.map(({ at }) => Date.parse(at))
  const told = timesOf((body as MyData).orders[0])
  expect(told).toEqual(timesOf(data?.myOrders.items[0]))
  expect(told.length).toBeGreaterThan(1)
})

const orderOf = async (buyer: User, idempotencyKey: string) =>
  placeOrder(server.db, buyer, orderInput([await buildProduct(server.db)], { idempotencyKey }))

/** Columns that point at a user, by the part of the file that tells of them. */
const told: Record<string, keyof MyData> = {
  'address.userId': 'addresses',
  'cart_item.userId': 'cart',
  'order.userId': 'orders',
  'outbox_message.userId': 'waitingMails',
  'restock_request.userId': 'restockRequests',
  'review.reviewerId': 'reviews',
  'review_upload.uploaderId': 'unusedReviewPhotos',
  'review_vote.userId': 'votes',
  'stock_hold.userId': 'holds',
  'user_session.userId': 'sessions',
  'wish.userId': 'wishes',
}
// What somebody did for the shop is the shop's; the beginnings of holds are gone after some hours; the secret of a second factor
// is for its app alone, and the profile tells that there is one.
const notTold = [
  'audit_entry.actorId',
  'import_key.userId',
  'order.takenById',
  'order_event.userId',
  'payout.adminId',
  'second_factor.userId',
  'stock_change.adminId',
  'stock_hold_start.userId',
]

// The thread of a message is an order.
const ofThings = ['id', 'orderId', 'variantId', 'thread']

test('the file tells of every column that points at somebody, unless it is named here', async () => {
  const columns = await queryRows<{ name: string }>(
    server.db,
    `SELECT format('%s.%s', table_name, column_name) AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'uuid' AND column_name <> ALL($1) AND NOT EXISTS (
       SELECT FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
       WHERE contype = 'f' AND conrelid = to_regclass(quote_ident(table_name)) AND attname = column_name
         AND confrelid <> to_regclass('"user"'))`,
    [ofThings],
  )
  const { body } = await myData(await buildShopper(server.db))

  expect(columns.map(({ name }) => name).sort()).toEqual([...Object.keys(told), ...notTold].sort())
  expect(Object.keys(body as MyData).sort()).toEqual(['profile', ...Object.values(told)].sort())
})

test('of an order the file tells all but what is of the shop’s own', async () => {
  const { orders } = (await myData(await buildBuyer('Karim'))).body as MyData
  const columns = await queryRows<{ name: string }>(
    server.db,
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'order'`,
  )
  const ofTheShop = columns.map(({ name }) => name).filter((name) => !(name in (orders[0] ?? {})))

  expect(ofTheShop.sort()).toEqual([
    'cashOwed',
    // As removedAt.
    'deletedAt',
    'discountReason',
    'doorDifference',
    'id',
    'idempotencyKey',
    'paidOut',
    'removedWithCash',
    'requestHash',
    'stockReturned',
    'takenById',
    'userId',
    'version',
  ])
})

test('the file is saved under a name, and kept by nobody on the way', async () => {
  const accessToken = await server.tokenOf(await buildShopper(server.db))
  const headers = { authorization: `Bearer ${accessToken}` }

  expect((await server.app.inject({ url: '/export/my-data.json', headers })).headers).toMatchObject({
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'no-store',
  })
})

test('nobody gets a file without being signed in', async () => {
  expect(await myData(null)).toMatchObject({ status: 401, body: { error: { code: 'UNAUTHENTICATED' } } })
})
