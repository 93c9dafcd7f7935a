import { productRows } from './product.rows.js'
import { reviewRows } from './review.rows.js'
import type { RestRow } from './row.js'

/** Every call of the REST gateway. */
export const table: readonly RestRow[] = [...productRows, ...reviewRows]
