import type { EntityManager } from 'typeorm'
import type { Couriers } from '../courier/open-couriers.js'
import { type Read, readFrom } from '../database/read.js'
import type { AccessTokens, SessionClaims } from '../identity/access-token.js'
import type { Caller } from '../identity/current-user.js'
import type { Identity } from '../identity/identity.js'
import { type Limit, unlimited } from '../limits/limit.js'
import type { Order } from '../order/order.entity.js'
import type { MissedSearches } from '../product/search/missed-search-counter.js'
import type { ProductSearch } from '../product/search/product-search.js'
import { atMost } from '../queue/at-most.js'
import type { Sealing } from '../user/second-factor/sealing.js'
import type { LogIn } from '../user/sign-in.service.js'
import type { User } from '../user/user.entity.js'
import type { Keeping } from './keeping.js'
import { Loaders } from './loaders.js'

/** The services that all requests share. */
export interface ShopServices {
  /** The primary. */
  db: EntityManager
  /** For callers who are not signed in: they have written nothing that they could miss. May be some moments behind. */
  publicRead: Read
  /** For the same, from the primary. */
  newestPublicRead: Read
  /** Whether what visitors are answered is kept for others: then it must not be some moments old when it is read. */
  keepsAnswers: boolean
  search: ProductSearch
  missedSearches: MissedSearches
  identity: Identity
  /** Those that the shop is connected to. */
  couriers: Couriers
  accessTokens: AccessTokens
  /** Of the secrets of second factors. */
  sealing: Sealing
  /** Whether who works in the shop may do so only with a second factor. */
  rightsNeedSecondFactor: boolean
  /** In lower case; a user who signs in with one of these as a verified email becomes an owner. */
  adminEmails: readonly string[]
  /** Announces a committed order to every server process. */
  announceOrder: (order: Order) => void
  /** The stock of these products has changed: this server gives no earlier answer that tells it. */
  forgetStock: (productIds: readonly string[]) => void
  noteLogIn: (logIn: LogIn) => void
}

/** The context of a resolver. `user` is read from the database for each request, so its role is current. */
export interface Context extends ShopServices {
  user: User | null
  /** In which the user asks. */
  session: SessionClaims | null
  /** For what visitors may read: `publicRead`, or from the primary for whom it must be new. */
  read: Read
  /** Shown to the caller of an unexpected error and written to the log; null over a WebSocket. */
  requestId: string | null
  /** What the caller's device says that it is; anybody can say anything. */
  userAgent: string | null
  /** From which the caller asks, as limits count it; null over a WebSocket. */
  network: string | null
  /** For a request whose answer may be kept for others; else null. */
  keeping: Keeping | null
  limit: Limit
  /** Of the operation, once it is measured; null where it is not. */
  cost: number | null
  /** Whether whoever asks has ended their connection. */
  hasGone: () => boolean
  /** Whether the operation goes on with what the one before began, which was counted for both: then it is not measured. */
  goesOn: boolean
  loaders: Loaders
}

/** The context behind every directive but `@public`: there is always a user. */
export interface SignedInContext extends Context {
  user: User
  session: SessionClaims
}

interface Asking {
  /** Null for a visitor. */
  caller: Caller | null
  requestId?: string | null
  userAgent?: string | null
  network?: string | null
  keeping?: Keeping | null
  limit?: Limit
  hasGone?: () => boolean
}

const nobody = { user: null, session: null }

/** Created per request. */
export const createContext = (services: ShopServices, asking: Asking): Context => {
  const { caller, requestId = null, userAgent = null, network = null, keeping = null, limit = unlimited } = asking
  const { hasGone = isThere } = asking
  const { user, session } = caller ?? nobody
  const read = someAtATime(readFor(services, user, keeping))
  const loaders = new Loaders({ db: services.db, search: services.search, read })
  return {
    ...services,
    user,
    session,
    read,
    requestId,
    userAgent,
    network,
    keeping,
    limit,
    hasGone,
    cost: null,
    goesOn: false,
    loaders,
  }
}

const isThere = () => false

const readFor = (
  { db, newestPublicRead, publicRead, keepsAnswers }: ShopServices,
  user: User | null,
  keeping: Keeping | null,
) => {
  if (user) return readFrom(db)
  return keeping && keepsAnswers ? newestPublicRead : publicRead
}

// One request asks for many things at once; the connections are for everybody.
const READS_AT_ONCE = 3

const someAtATime = (read: Read): Read => {
  const inTurn = atMost(READS_AT_ONCE)
  return (work) => inTurn(() => read(work))
}
