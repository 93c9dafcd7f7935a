import { randomUUID } from 'node:crypto'
import { post } from '../support/connection.mjs'
import { headersOf } from '../support/shop-server.mjs'

const addToCart = 'mutation ($input: CartItemInput!) { addToCart(input: $input) { itemCount total } }'
const placeOrder = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number total } }'
const delivery = { address: 'House 7, Road 3, Dhanmondi', district: 'Dhaka', phone: '+8801712345678' }

/** Shoppers who buy one product after the other: at the shop by cart and checkout, at the base in one transaction. */
export const purchasesOf = ({ shopperIds, forSale }) => ({
  W5: {
    title: `purchases, ${shopperIds.length} shoppers`,
    connections: shopperIds.length,
    asks: [],
    nextFor: async ({ hasGraphql }) => {
      const headers = await Promise.all(shopperIds.map(headersOf))
      const requestsFor = hasGraphql ? atTheShop : atTheBase
      return (place) =>
        requestsFor(forSale[Math.floor(Math.random() * forSale.length)], shopperIds[place], headers[place])
    },
  },
})

const atTheShop = ({ productId, price }, _shopperId, headers) => {
  const line = { productId, quantity: 1 }
  const order = { ...delivery, source: 'CART', lines: [line], expectedTotal: price, idempotencyKey: randomUUID() }
  return [
    post('/graphql', { query: addToCart, variables: { input: line } }, headers),
    post('/graphql', { query: placeOrder, variables: { input: order } }, headers),
  ]
}

const atTheBase = ({ productId, price }, shopperId) => [
  post('/W5', { ...delivery, shopperId, productId, quantity: 1, expectedTotal: price, key: randomUUID() }),
]
