import { randomUUID } from 'node:crypto'
import { post } from '../support/connection.mjs'
import { headersOf } from '../support/shop-server.mjs'

const addToCart = 'mutation ($input: CartItemInput!) { addToCart(input: $input) { itemCount total } }'
const placeOrder = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number total } }'
const oneOf = (things) => things[Math.floor(Math.random() * things.length)]

/** To a phone of the customer's own. */
const deliveryTo = (shopperId) => ({
  address: 'House 7, Road 3, Dhanmondi',
  district: 'Dhaka',
  phone: `+88017${String(Number.parseInt(shopperId.slice(0, 8), 16) % 1e8).padStart(8, '0')}`,
})

/** Shoppers who buy one product after the other: at the shop by cart and checkout, at the base in one transaction. */
export const purchasesOf = ({ db, shopperIds, customers, forSale }) => {
  const nextFor = async ({ hasGraphql }) => {
    const headers = new Map()
    for (const id of customers.flat()) headers.set(id, await headersOf(id))
    const requests = hasGraphql ? atTheShop : atTheBase
    return (place, sold = oneOf(forSale), id = oneOf(customers[place])) => requests(sold, id, headers.get(id))
  }
  const answersOf = async (contestant, connection) => {
    const [shopperId, sold] = [shopperIds[0], forSale[0]]
    const next = await nextFor(contestant)
    const before = await left(db, sold)
    for (const request of next(0, sold, shopperId)) await connection.ask(request)
    return [{ taken: before - (await left(db, sold)), rows: await db.query(newestOrder, [shopperId]) }]
  }
  return {
    W5: { title: `purchases, ${shopperIds.length} shoppers`, connections: shopperIds.length, nextFor, answersOf },
  }
}

const left = async (db, { productId }) =>
  (await db.query('SELECT quantity FROM product WHERE id = $1', [productId]))[0].quantity

// Without what differs from order to order.
const newestOrder = `
  SELECT to_jsonb(placed) - '{id,number,idempotencyKey,requestHash,placedAt}'::text[] AS placed,
    length("requestHash") AS hashed, length("idempotencyKey") AS key, length(number) AS number,
    (SELECT jsonb_agg(to_jsonb(line) - '{orderId,soldAt}'::text[]) FROM order_line AS line WHERE "orderId" = placed.id) AS lines,
    (SELECT count(*) FROM cart_item WHERE "userId" = $1) AS "inCart"
  FROM "order" AS placed WHERE "userId" = $1 ORDER BY "placedAt" DESC LIMIT 1`

const atTheShop = ({ productId, price }, shopperId, headers) => {
  const line = { productId, quantity: 1 }
  const order = {
    ...deliveryTo(shopperId),
    source: 'CART',
    lines: [line],
    expectedTotal: price,
    idempotencyKey: randomUUID(),
  }
  return [
    post('/graphql', { query: addToCart, variables: { input: line } }, headers),
    post('/graphql', { query: placeOrder, variables: { input: order } }, headers),
  ]
}

const atTheBase = ({ variantId, price }, shopperId) => [
  post('/W5', { ...deliveryTo(shopperId), shopperId, variantId, quantity: 1, expectedTotal: price, key: randomUUID() }),
]
