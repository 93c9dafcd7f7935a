import pg from 'pg'
import { NoticeReason } from '../courier/courier-notice.entity.js'
import { keepNotice } from '../courier/courier-notice.service.js'
import { beginSending, dropSending, leaveSending, tellAgain } from '../courier/sending.js'
import { openSteadfast } from '../courier/steadfast/steadfast.js'
import { countBuyers } from '../order/count-buyers.service.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildProduct, buildProductOf, buildReview, buildShopper, orderInput } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'

let shop: TestShop
let listener: pg.Client
beforeAll(async () => {
  shop = await openTestShop()
  listener = new pg.Client(shop.url)
  await listener.connect()
})
afterAll(async () => {
  await listener.end()
  await shop.close()
})

/** What is announced on a channel while a statement runs, by nothing but the statement itself. */
const announcedBy = async (
  channel: string,
  statement: string | (() => Promise<unknown>),
): Promise<(string | undefined)[]> => {
  await listener.query(`LISTEN ${channel}`)
  const heard: (string | undefined)[] = []
  const whole = new Promise<void>((resolve) => {
    listener.on('notification', ({ channel: heardOn, payload }) => {
      if (heardOn === channel) heard.push(payload)
      if (payload === 'the end') resolve()
    })
  })
  await (typeof statement === 'string' ? shop.db.query(statement) : statement())
  await shop.db.query(`SELECT pg_notify('${channel}', 'the end')`)
  await whole
  listener.removeAllListeners('notification')
  await listener.query(`UNLISTEN ${channel}`)
  return heard
}

const ALL = ''

test.each([
  ['what delivery costs', 'answers', 'UPDATE delivery_plan SET fee = 60'],
  ['delivery to a district', 'answers', `INSERT INTO delivery_exception VALUES ('Sylhet', 90, 2, 4)`],
  ['what is seen on a picture', 'answers', `UPDATE product_picture SET alt = 'From the side'`],
  ['that all reviews are gone', 'answers', 'TRUNCATE review CASCADE'],
])('%s is announced for all answers', async (_, channel, statement) => {
  const { product } = await buildProductOf(shop.db, [{ size: 'M' }, { size: 'L' }])
  await buildReview(shop.db, product)

  expect(await announcedBy(channel, statement)).toEqual([ALL, 'the end'])
})

test.each([
  ['name', `UPDATE "user" SET name = 'Amina Rahman' WHERE id = '$id'`],
  ['picture', `UPDATE "user" SET "photoUrl" = '/images/amina.webp' WHERE id = '$id'`],
])(
  'another %s of a reviewer is announced for what they reviewed, be it much, and of who reviewed nothing not at all',
  async (_, statement) => {
    const [reviewer, other] = [await buildShopper(shop.db), await buildShopper(shop.db)]
    // As many as one notification could not name together.
    const reviewed = await shop.db.query<{ productId: string }[]>(
      `WITH made AS (
         INSERT INTO product ("categoryCode", name, price, quantity, "imageUrl")
         SELECT 11, 'Hadith ' || place, 220, 0, '/images/placeholder-640.webp' FROM generate_series(1, 300) AS place
         RETURNING id
       )
       INSERT INTO review ("productId", "reviewerId", rating, feedback, "hiddenAt")
       SELECT id, $1, 4, 'Clear print.', CASE WHEN row_number() OVER () = 1 THEN now() END FROM made
       RETURNING "productId"`,
      [reviewer.id],
    )
    await buildReview(shop.db, await buildProduct(shop.db))

    const heard = await announcedBy('answers', statement.replace('$id', reviewer.id))
    expect(heard.toSorted()).toEqual([...reviewed.map(({ productId }) => `reviews:${productId}`), 'the end'].toSorted())
    expect(await announcedBy('answers', statement.replace('$id', other.id))).toEqual(['the end'])
  },
)

test.each([
  ['the name of a product', `UPDATE product SET name = 'Jubbah' WHERE id = '$id'`],
  ['a size that is sold out', `UPDATE product_variant SET quantity = 0 WHERE size = 'M' AND "productId" = '$id'`],
])('%s is announced for the search', async (_, statement) => {
  const { product } = await buildProductOf(shop.db, [{ size: 'M' }, { size: 'L' }])

  expect(await announcedBy('catalogue', statement.replace('$id', product.id))).toEqual([product.id, 'the end'])
})

test('how many bought a product is announced where that has changed, and nothing where it has not', async () => {
  const product = await buildProduct(shop.db)
  await placeOrder(shop.db, await buildShopper(shop.db), orderInput([product]))

  expect(await announcedBy('answers', () => countBuyers(shop.db))).toContain(ALL)
  expect(await announcedBy('answers', () => countBuyers(shop.db))).toEqual(['the end'])
})

test('words that mean the same are announced for the search', async () => {
  const statement = `INSERT INTO synonym_group (words) VALUES ('{zzz,yyy}')`

  expect(await announcedBy('catalogue', statement)).toEqual(['synonyms', 'the end'])
})

test.each([
  ['that an order is removed', `UPDATE "order" SET "deletedAt" = now() WHERE id = '$id'`],
  [
    'what becomes of an order',
    `INSERT INTO order_event ("orderId", place, kind, by) VALUES ('$id', 99, 'CALL', 'ADMIN')`,
  ],
])('%s is announced to whoever looks at it', async (_, statement) => {
  const product = await buildProduct(shop.db)
  const { id } = await placeOrder(shop.db, await buildShopper(shop.db), orderInput([product]))

  expect(await announcedBy('order_changed', statement.replace('$id', id))).toEqual([id, 'the end'])
})

test('of a sending it is announced once that it was left, or is told again, and its end only where it was left', async () => {
  const product = await buildProduct(shop.db)
  const { id } = await placeOrder(shop.db, await buildShopper(shop.db), orderInput([product]))
  const isAnnounced = async (statement: () => Promise<unknown>) => {
    const heard = await announcedBy('order_changed', statement)
    return heard[0] === id
  }
  const courier = openSteadfast({ url: '', apiKey: '', secretKey: '', webhookToken: null, pretends: true })
  const begin = () => beginSending(shop.db, courier, id, null)
  const beginAgain = async () => {
    await shop.db.query(`UPDATE courier_sending SET "busyUntil" = now() - interval '1 second'`)
    return begin()
  }

  let begun = await begin()
  expect(await isAnnounced(() => dropSending(shop.db, begun))).toBe(false)
  expect(
    await isAnnounced(async () => {
      begun = await begin()
    }),
  ).toBe(false)
  expect(await isAnnounced(() => leaveSending(shop.db, begun))).toBe(true)
  begun = await beginAgain()
  expect(await isAnnounced(() => leaveSending(shop.db, begun))).toBe(false)
  begun = await beginAgain()
  expect(
    await isAnnounced(async () => {
      begun = await tellAgain(shop.db, begun)
    }),
  ).toBe(true)
  expect(await isAnnounced(() => leaveSending(shop.db, begun))).toBe(true)
  expect(await isAnnounced(() => dropSending(shop.db, begun))).toBe(true)
})

test('of what couriers said it is announced for the overview what is new, and nothing where no message waited', async () => {
  const nothing = 'UPDATE courier_notice SET "closedAt" = now() WHERE "closedAt" IS NULL'
  expect(await announcedBy('overview_changed', nothing)).toEqual(['the end'])
  const body = { any: 'words' }
  const notice = { courierCode: 'STEADFAST', why: NoticeReason.NOT_UNDERSTOOD, orderId: null, body }
  expect(await announcedBy('overview_changed', () => keepNotice(shop.db, notice))).toEqual([ALL, 'the end'])
  expect(await announcedBy('overview_changed', nothing)).toEqual([ALL, 'the end'])
})
