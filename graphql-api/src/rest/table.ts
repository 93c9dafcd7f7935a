import { endpoints } from '@sunnah-store/schema/routes'
import { cartRows } from './cart.rows.js'
import { deliveryRows } from './delivery.rows.js'
import { manageProductRows } from './manage-product.rows.js'
import { orderRows } from './order.rows.js'
import { orderLifeRows } from './order-life.rows.js'
import { productRows } from './product.rows.js'
import { reviewRows } from './review.rows.js'
import type { RestRow } from './row.js'
import { stockRows } from './stock.rows.js'
import { userRows } from './user.rows.js'

/** Every call of the REST gateway, by what it is about. */
export const sections = [
  { name: 'Products', description: 'The catalogue.', calls: [...productRows, ...manageProductRows] },
  { name: 'Stock', description: 'The pieces of a product.', calls: stockRows },
  { name: 'Reviews', description: 'What shoppers say about products.', calls: reviewRows },
  { name: 'Cart', description: 'What a shopper means to buy.', calls: cartRows },
  { name: 'Delivery', description: 'What it costs to have products delivered.', calls: deliveryRows },
  { name: 'Orders', description: 'What shoppers have bought.', calls: [...orderRows, ...orderLifeRows] },
  { name: 'Users', description: 'Signing in, and people with an account.', calls: userRows },
]

export const table: readonly RestRow[] = sections.flatMap(({ calls }) => calls)

/** Beginnings of the addresses that answer everybody the same. */
export const addressesForAll: readonly string[] = table
  .filter(({ method, access }) => method === 'GET' && access === 'public')
  .map(({ path }) => path.split(':', 1).join())
  .concat(`${endpoints.graphql}?`)
