import type { EntityManager } from 'typeorm'
import { auditLoaders } from '../audit/audit.loader.js'
import { courierLoaders } from '../courier/courier.loader.js'
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
  ...courierLoaders,
  ...boughtTogetherLoaders,
}

type Made = { [Name in keyof typeof makers]: ReturnType<(typeof makers)[Name]> }

const make: { [Name in keyof Made]: (sources: Sources) => Made[Name] } = makers

/**
 * They keep what they have read, so they are for one request, or one change of it. Each is made when it is first asked for: a
 * request needs one or two.
 */
export class Loaders {
  private readonly made: { [Name in keyof Made]?: Made[Name] } = {}

  constructor(private readonly sources: Sources) {}

  get products() {
    return this.once('products')
  }

  get shortProducts() {
    return this.once('shortProducts')
  }

  get pictures() {
    return this.once('pictures')
  }

  get productCount() {
    return this.once('productCount')
  }

  get variants() {
    return this.once('variants')
  }

  get reviewPages() {
    return this.once('reviewPages')
  }

  get ratingCounts() {
    return this.once('ratingCounts')
  }

  get users() {
    return this.once('users')
  }

  get orders() {
    return this.once('orders')
  }

  get customerFacts() {
    return this.once('customerFacts')
  }

  get orderEvents() {
    return this.once('orderEvents')
  }

  get orderCorrections() {
    return this.once('orderCorrections')
  }

  get shipments() {
    return this.once('shipments')
  }

  get userNames() {
    return this.once('userNames')
  }

  get orderLines() {
    return this.once('orderLines')
  }

  get carts() {
    return this.once('carts')
  }

  get holds() {
    return this.once('holds')
  }

  get auditThings() {
    return this.once('auditThings')
  }

  get auditOrders() {
    return this.once('auditOrders')
  }

  get auditTold() {
    return this.once('auditTold')
  }

  get collectedOtherwise() {
    return this.once('collectedOtherwise')
  }

  get openSendings() {
    return this.once('openSendings')
  }

  get boughtTogether() {
    return this.once('boughtTogether')
  }

  private once<Name extends keyof Made>(name: Name): Made[Name] {
    const loader = this.made[name] ?? make[name](this.sources)
    this.made[name] = loader
    return loader
  }
}
