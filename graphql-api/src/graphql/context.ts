import type { EntityManager } from 'typeorm'
import type { AccessTokens } from '../identity/access-token.js'
import type { Identity } from '../identity/identity.js'
import type { Order } from '../order/order.entity.js'
import { orderLoaders } from '../order/order.loader.js'
import { productLoaders } from '../product/product.loader.js'
import { reviewLoaders } from '../review/review.loader.js'
import type { User } from '../user/user.entity.js'
import { userLoaders } from '../user/user.loader.js'

/** What every request shares. */
export interface ShopServices {
  db: EntityManager
  identity: Identity
  accessTokens: AccessTokens
  /** In lower case; whoever signs in with one of these and has confirmed it is an admin. */
  adminEmails: readonly string[]
  /** Tells every process of the shop of an order that is committed, soon. */
  announceOrder: (order: Order) => void
}

/** What every resolver is given. `user` is read from the database for this request, so its role is today's. */
export interface Context extends ShopServices {
  user: User | null
  loaders: ReturnType<typeof createLoaders>
}

/** The same behind `@signedIn`, `@shopper` and `@admin`, which let nobody else through. */
export interface SignedInContext extends Context {
  user: User
}

/** One a request: what a loader has read is remembered for that request only. */
export const createContext = (services: ShopServices, user: User | null): Context => ({
  ...services,
  user,
  loaders: createLoaders(services.db),
})

const createLoaders = (db: EntityManager) => ({
  ...productLoaders(db),
  ...reviewLoaders(db),
  ...userLoaders(db),
  ...orderLoaders(db),
})
