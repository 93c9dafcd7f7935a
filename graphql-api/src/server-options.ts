import type { ClientConfig } from '@sunnah-store/schema/client-config'
import type { PageRenderer } from '@sunnah-store/schema/rendered-page'
import type { DataSource } from 'typeorm'
import type { Config } from './config.js'
import type { Couriers } from './courier/open-couriers.js'
import type { EdgeLimits } from './http/edge-limits.js'
import type { LogPlace } from './http/gathered-lines.js'
import type { AccessTokens } from './identity/access-token.js'
import type { Identity } from './identity/identity.js'
import type { PictureStore } from './picture/picture-store.js'
import type { Sealing } from './user/second-factor/sealing.js'

/** What a server needs of the process that starts it. */
export interface ServerOptions {
  config: Pick<
    Config,
    | 'adminEmails'
    | 'rightsNeedSecondFactor'
    | 'tls'
    | 'trustProxy'
    | 'corsOrigins'
    | 'production'
    | 'metrics'
    | 'publicUrl'
    | 'rateLimitScale'
    | 'keptAnswersBytes'
    | 'offlinePages'
    | 'visitorDatabaseUrl'
  >
  db: DataSource
  /** The database's own address, for the connection that listens for its notifications. */
  databaseUrl: string
  /** What visitors read may come from these. */
  replicaUrls: readonly string[]
  identity: Identity
  couriers: Couriers
  accessTokens: AccessTokens
  sealing: Sealing
  clientConfig: ClientConfig
  /** Where the shop keeps the contact form's mails; null when another takes them. */
  mailsFolder: string | null
  pictures: PictureStore
  /** Null while the client is not built. */
  pageRenderer: PageRenderer | null
  edge?: EdgeLimits
  /** Where the log goes; to the standard output when it is not said. */
  logTo?: LogPlace | undefined
  /** Milliseconds between two times that server processes share what they have counted. */
  shareEvery?: number
  /** How long a query waits for its turn, in milliseconds. */
  patience?: number
}
