import { cartRows } from './cart.rows.js'
import { manageProductRows } from './manage-product.rows.js'
import { orderRows } from './order.rows.js'
import { productRows } from './product.rows.js'
import { reviewRows } from './review.rows.js'
import type { RestRow } from './row.js'
import { stockRows } from './stock.rows.js'
import { userRows } from './user.rows.js'

/** Every call of the REST gateway. */
export const table: readonly RestRow[] = [
  ...productRows,
  ...manageProductRows,
  ...stockRows,
  ...reviewRows,
  ...cartRows,
  ...orderRows,
  ...userRows,
]
