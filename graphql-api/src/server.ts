import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import compress from '@fastify/compress'
import type { ClientConfig } from '@sunnah-store/schema/client-config'
import type { PageRenderer } from '@sunnah-store/schema/rendered-page'
import { endpoints } from '@sunnah-store/schema/routes'
import Fastify, { type FastifyInstance } from 'fastify'
import type { DataSource } from 'typeorm'
import type { Config } from './config.js'
import { mountSendForm } from './contact/send-form.js'
import { mountCourierWebhooks } from './courier/courier-webhook.js'
import type { Couriers } from './courier/open-couriers.js'
import { createNotifications } from './database/notifications.js'
import { readFrom } from './database/read.js'
import { openReplicas } from './database/replicas.js'
import { openForVisitors } from './database/visitors.js'
import { createApollo } from './graphql/apollo.js'
import { formatErrors, type Report } from './graphql/format-error.js'
import { openLiveEvents } from './graphql/live-events.js'
import { createSchema } from './graphql/schema.js'
import { admitCalls } from './http/admission.js'
import { mountApiDocs } from './http/api-docs.js'
import { answerClientError } from './http/client-errors.js'
import { executeForPage, mountClientPages } from './http/client-pages.js'
import { createContexts } from './http/contexts.js'
import { allowOrigins } from './http/cors.js'
import { type EdgeLimits, edgeLimits } from './http/edge-limits.js'
import { endConnections } from './http/end-connections.js'
import { answerError } from './http/error-handler.js'
import { firstHandServer, keepAnswers } from './http/first-hand.js'
import { mountGraphql } from './http/graphql-endpoint.js'
import { createSocketHandler, enableWebSockets } from './http/graphql-socket.js'
import { mountHealth } from './http/health.js'
import { takeEmptyJsonBodies } from './http/json-body.js'
import { KeptAnswers } from './http/kept-answers.js'
import { type LogPlace, logAnswers, logging } from './http/logging.js'
import { collectAddresses } from './http/methods.js'
import { mountMyData } from './http/my-data.js'
import { requireOneHost } from './http/one-host.js'
import { mountPictures } from './http/pictures.js'
import { tellRequests } from './http/request-id.js'
import { noteRefusal } from './http/security-event.js'
import { addSecurityHeaders, headersWithoutHooks } from './http/security-headers.js'
import { mountSitemap } from './http/sitemap.js'
import { mountSpreadsheets } from './http/spreadsheets.js'
import { compileValidator } from './http/validator.js'
import type { AccessTokens } from './identity/access-token.js'
import { listenForEndedAccess } from './identity/ended-access.js'
import type { Identity } from './identity/identity.js'
import { networkOf } from './limits/limit.js'
import { openRateLimiter } from './limits/open-rate-limiter.js'
import { ordersPlaced } from './metrics/counters.js'
import { measureServer } from './metrics/measure-server.js'
import type { Order } from './order/order.entity.js'
import type { PictureStore } from './picture/picture-store.js'
import { readProduct } from './product/product.service.js'
import { createMissedSearches } from './product/search/missed-search-counter.js'
import { openProductSearch } from './product/search/product-search.js'
import { mountGateway } from './rest/gateway.js'
import { addressesForAll } from './rest/table.js'
import { StartupProblem } from './start/startup-problem.js'

const MAX_BODY_BYTES = 100_000
// An email address, which some paths hold, has up to 320 characters.
const MAX_PARAMETER_LENGTH = 320

export interface ServerOptions {
  config: Pick<
    Config,
    | 'adminEmails'
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves once this server answers with everything that was committed before the call. */
    upToDate(): Promise<void>
    /** Resolves once the limits of all servers know what was counted here before the call. */
    shareLimits(): Promise<void>
  }
}

/** The whole shop over HTTP, not yet listening. */
export const createServer = async ({
  config,
  db,
  databaseUrl,
  replicaUrls,
  identity,
  couriers,
  accessTokens,
  clientConfig,
  mailsFolder,
  pictures,
  pageRenderer,
  edge = edgeLimits,
  logTo,
  shareEvery = 1000,
  patience = 1000,
}: ServerOptions): Promise<FastifyInstance> => {
  const answers = new KeptAnswers(config.keptAnswersBytes)
  const app = Fastify({
    serverFactory: firstHandServer(answers, { addresses: addressesForAll, publicUrl: config.publicUrl }, edge),
    clientErrorHandler: answerClientError,
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // What the router itself refuses, such as an address that is not well-formed.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headersWithoutHooks)),
    genReqId: () => randomUUID(),
    // What comes on open connections while the server closes is answered too.
    return503OnClosing: false,
    ...logging(config.production ? 'info' : 'warn', logTo),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
  })
  logAnswers(app)
  endConnections(app)
  tellRequests(app)
  const answerOtherMethods = collectAddresses(app)
  app.setErrorHandler(answerError)
  takeEmptyJsonBodies(app)
  app.setValidatorCompiler(compileValidator)

  await addSecurityHeaders(app)
  await allowOrigins(app, config.corsOrigins)
  admitCalls(app)
  keepAnswers(app, answers)
  await app.register(compress, { threshold: 512 })

  const report: Report = (error, requestId) => app.log.error({ err: error, requestId })
  const notifications = createNotifications(databaseUrl, report)
  app.addHook('onClose', notifications.close)
  const live = openLiveEvents({ db: db.manager, notifications, report })
  app.addHook('onClose', live.close)
  answers.listen(notifications)
  const endedAccess = listenForEndedAccess(notifications)
  const onChange = () => answers.forgetAll()
  const { search, ready, close } = openProductSearch({ db: db.manager, notifications, onChange, report })
  app.addHook('onClose', close)
  const listening = notifications.connect()
  const missedSearches = createMissedSearches(db.manager, report)
  app.addHook('onClose', missedSearches.close)
  const gate = await enableWebSockets(app, live, edge.sockets)
  requireOneHost(app)

  if (config.metrics) measureServer(app, db, answers)
  const announceOrder = (order: Order) => {
    ordersPlaced.inc()
    live.announceOrder(order)
  }
  const visitors = await openForVisitors(db, config.visitorDatabaseUrl)
  app.addHook('onClose', () => visitors.destroy())
  const publicReads = openReplicas({ primary: visitors.manager, urls: replicaUrls, report })
  app.addHook('onClose', publicReads.close)
  const services = {
    db: db.manager,
    publicRead: publicReads.read,
    newestPublicRead: readFrom(visitors.manager),
    keepsAnswers: config.keptAnswersBytes > 0,
    search,
    missedSearches,
    identity,
    couriers,
    accessTokens,
    adminEmails: config.adminEmails,
    announceOrder,
    forgetStock: (ids: readonly string[]) => answers.forgetTelling(ids),
  }
  const { limiter, close: closeLimiter } = openRateLimiter({
    db: services.db,
    scale: config.rateLimitScale,
    pause: shareEvery,
    report,
  })
  app.addHook('onClose', closeLimiter)
  const contexts = createContexts(services, limiter)
  const { callers } = contexts

  const schema = await createSchema(live)
  const apollo = createApollo(schema, report, patience, (refusal, asked) => noteRefusal(app.log, refusal, asked))
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())

  app.get(endpoints.config, (_request, reply) => reply.header('cache-control', 'no-cache').send(clientConfig))
  mountHealth(app, db)
  if (mailsFolder) await mountSendForm(app, { folder: mailsFolder, limitOf: callers.limitOf })
  await mountPictures(app, { db: services.db, store: pictures, callers })
  await mountSpreadsheets(app, services.db, callers)
  mountMyData(app, services.db, callers)
  mountCourierWebhooks(app, { db: services.db, couriers, callers })
  await mountClientPages(app, {
    renderer: pageRenderer,
    config: clientConfig,
    publicUrl: config.publicUrl,
    offlinePages: config.offlinePages,
    executeFor: (...asked) => executeForPage(apollo, contexts.ofPage(...asked)),
    moment: () => answers.moment,
    mayRender: ({ ip }) => !limiter.take('pages', 'address', networkOf(ip)).isOver,
    findProduct: (id) => publicReads.read((db) => readProduct(db, id)),
  })
  mountSitemap(app, { read: publicReads.read, publicUrl: config.publicUrl })
  const handleSocket = createSocketHandler({
    schema,
    accessTokens,
    endedAccess,
    contextOf: contexts.ofSocket,
    format: formatErrors(report),
    gate,
  })
  mountGraphql(app, apollo, { contextOf: contexts.of, handleSocket })
  mountGateway(app, apollo, contexts)
  await mountApiDocs(app)
  answerOtherMethods()
  app.decorate('upToDate', search.upToDate)
  app.decorate('shareLimits', () => limiter.share())
  await soonEnough(listening)
  await ready
  return app
}

const LONGEST_WAIT = 10_000

/** @throws StartupProblem when the database does not let itself be listened to */
const soonEnough = async (listening: Promise<void>): Promise<void> => {
  const tooLong = setTimeout(LONGEST_WAIT, 'too long' as const, { ref: false })
  if ((await Promise.race([listening, tooLong])) === 'too long')
    throw new StartupProblem('The database announces no changes: its address must lead straight to the primary.')
}
