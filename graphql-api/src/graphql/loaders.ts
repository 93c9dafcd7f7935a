import type { EntityManager } from 'typeorm'
import { auditLoaders } from '../audit/audit.loader.js'
import type { Read } from '../database/read.js'
import { boughtTogetherLoaders, orderLoaders } from '../order/order.loader.js'
import { productLoaders } from '../product/product.loader.js'
import type { ProductSearch } from '../product/search/product-search.js'
import { variantLoaders } from '../product/variant/variant.loader.js'
import { reviewLoaders } from '../review/review.loader.js'
import { userLoaders } from '../user/user.loader.js'

interface Sources {
  db: EntityManager
  read: Read
  search: ProductSearch
}

const makers = {
  ...productLoaders,
  ...variantLoaders,
  ...reviewLoaders,
  ...userLoaders,
  ...orderLoaders,
  ...auditLoaders,
  ...boughtTogetherLoaders,
}

export type Loaders = { readonly [Name in keyof typeof makers]: ReturnType<(typeof makers)[Name]> }

/**
 * They keep what they have read, so they are for one request, or one change of it. Each is made when it is first asked for: a
 * request needs one or two.
 */
export const createLoaders = ({ db, read, search }: Sources): Loaders =>
  Object.assign(Object.create(unmade), { sources: { db, read, search } })

const unmade = {}
for (const [name, make] of Object.entries(makers))
  Object.defineProperty(unmade, name, {
    get(this: { sources: Sources }) {
      const value = make(this.sources)
      Object.defineProperty(this, name, { value })
      return value
    },
  })
