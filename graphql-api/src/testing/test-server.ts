import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PageRenderer } from '@sunnah-store/schema/rendered-page'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.js'
import type { Couriers } from '../courier/open-couriers.js'
import { type EdgeLimits, edgeLimits } from '../http/edge-limits.js'
import type { LogPlace } from '../http/gathered-lines.js'
import { type AccessTokens, createAccessTokens } from '../identity/access-token.js'
import { connectIdentity } from '../identity/firebase.js'
import { createFolderStore } from '../picture/folder-store.js'
import type { PictureStore } from '../picture/picture-store.js'
import { createServer } from '../server.js'
import { createSealing } from '../user/second-factor/sealing.js'
import type { User } from '../user/user.entity.js'
import { clientConfig } from './client-config.js'
import { sessionOf } from './session-of.js'
import { openTestShop, type TestShop } from './test-shop.js'

interface GraphqlAnswer<Data> {
  data?: Data | null
  errors?: { message: string; path?: string[]; extensions: { code: string; details?: Record<string, unknown> } }[]
  extensions?: { cost: { requested: number; most: number } }
}

interface RestCall {
  body?: object
  headers?: Record<string, string>
}

interface RestAnswer {
  status: number
  body: unknown
}

export interface TestServer extends TestShop {
  app: FastifyInstance
  accessTokens: AccessTokens
  /** An access token of this user's, as after a log-in just now. */
  tokenOf(user: User): Promise<string>
  /** Asks as this user, or as a visitor. */
  graphql<Data = Record<string, never>>(
    query: string,
    variables?: object,
    user?: User | null,
  ): Promise<GraphqlAnswer<Data>>
  rest(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, user?: User | null, call?: RestCall): Promise<RestAnswer>
}

// In milliseconds: a busy machine is slow, not wrong.
const PATIENCE = 60_000

/** The whole server on an empty shop of its own, asked without a network between. */
export const openTestServer = async ({
  mailsFolder = null,
  beside = null,
  couriers = [],
  replicaUrls = [],
  keptAnswersBytes = 16 * 1024 * 1024,
  offlinePages = true,
  publicUrl = 'https://shop.example',
  adminEmails = ['appointed@gmail.com'],
  rightsNeedSecondFactor = false,
  phoneSignIn = true,
  pageRenderer = null,
  logTo,
  metrics = null,
  // Statements that no test has asked for would be counted with its own.
  shareEvery = 3_600_000,
  patience = PATIENCE,
  edge = edgeLimits,
  tls = null,
  trustProxy = [],
  rateLimitScale = 1,
  pictures = createFolderStore(join(tmpdir(), `sunnah-store-pictures-${randomUUID()}`)),
}: {
  mailsFolder?: string | null
  /** Another server, to stand on the same shop. */
  beside?: TestShop | null
  couriers?: Couriers
  replicaUrls?: string[]
  keptAnswersBytes?: number
  offlinePages?: boolean
  publicUrl?: string | null
  /** Who is an admin from the first sign-in on. */
  adminEmails?: string[]
  rightsNeedSecondFactor?: boolean
  /** Whether people may sign in by phone. */
  phoneSignIn?: boolean
  pictures?: PictureStore
  pageRenderer?: PageRenderer | null
  logTo?: LogPlace
  metrics?: { host: string; port: number } | null
  shareEvery?: number
  patience?: number
  edge?: EdgeLimits
  tls?: Config['tls']
  trustProxy?: string[]
  /** Multiplies every limit. */
  rateLimitScale?: number
} = {}): Promise<TestServer> => {
  const shop = beside ?? (await openTestShop())
  const accessTokens = createAccessTokens('a secret for tests, of more than 32 bytes')
  const app = await createServer({
    config: {
      adminEmails,
      rightsNeedSecondFactor,
      tls,
      trustProxy,
      corsOrigins: ['https://partner.example'],
      production: false,
      metrics,
      publicUrl,
      rateLimitScale,
      keptAnswersBytes,
      offlinePages,
      visitorDatabaseUrl: null,
    },
    db: shop.source,
    databaseUrl: shop.url,
    replicaUrls,
    identity: connectIdentity({
      projectId: 'demo-test',
      emulatorHost: process.env.TEST_AUTH_EMULATOR_HOST ?? null,
      phoneSignIn,
      patience: PATIENCE,
    }),
    couriers,
    accessTokens,
    sealing: createSealing('a secret for tests, of more than 32 bytes'),
    clientConfig: { ...clientConfig, phoneSignIn },
    mailsFolder,
    pictures,
    pageRenderer,
    logTo,
    shareEvery,
    patience,
    edge,
  })

  const tokenOf = async (user: User) => (await accessTokens.issue(sessionOf(user))).accessToken
  const headersOf = async (user: User | null | undefined) =>
    user ? { authorization: `Bearer ${await tokenOf(user)}` } : {}

  return {
    ...shop,
    app,
    accessTokens,
    tokenOf,
    async graphql(query, variables = {}, user = null) {
      // Tests write to the database themselves; the server hears of it a moment later.
      await app.upToDate()
      const headers = await headersOf(user)
      return (await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })).json()
    },
    async rest(method, url, user = null, { body, headers } = {}) {
      await app.upToDate()
      const payload = body ? { payload: body } : {}
      const answer = await app.inject({ method, url, headers: { ...(await headersOf(user)), ...headers }, ...payload })
      return { status: answer.statusCode, body: answer.json() }
    },
    async close() {
      await app.close()
      if (!beside) await shop.close()
    },
  }
}
