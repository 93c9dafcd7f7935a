import { setTimeout } from 'node:timers/promises'
import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import { createNotifications } from './database/notifications.js'
import { readFrom } from './database/read.js'
import { openReplicas } from './database/replicas.js'
import { openForVisitors } from './database/visitors.js'
import { createApollo } from './graphql/apollo.js'
import { formatErrors, type Report } from './graphql/format-error.js'
import { openLiveEvents } from './graphql/live-events.js'
import { createSchema } from './graphql/schema.js'
import { mountApiDocs } from './http/api-docs.js'
import { executeForPage, mountClientPages } from './http/client-pages.js'
import { createContexts } from './http/contexts.js'
import { mountCourierWebhooks } from './http/courier-webhook.js'
import { createApp } from './http/create-app.js'
import { edgeLimits } from './http/edge-limits.js'
import { mountGraphql } from './http/graphql-endpoint.js'
import { createSocketHandler, enableWebSockets } from './http/graphql-socket.js'
import { mountHealth } from './http/health.js'
import { KeptAnswers } from './http/kept-answers.js'
import { collectAddresses } from './http/methods.js'
import { mountMyData } from './http/my-data.js'
import { requireOneHost } from './http/one-host.js'
import { mountPictures } from './http/pictures.js'
import { noteLogIn, noteRefusal } from './http/security-event.js'
import { mountSendForm } from './http/send-form.js'
import { mountSitemap } from './http/sitemap.js'
import { mountSpreadsheets } from './http/spreadsheets.js'
import { listenForEndedAccess } from './identity/ended-access.js'
import { networkOf } from './limits/limit.js'
import { openRateLimiter } from './limits/open-rate-limiter.js'
import { ordersPlaced } from './metrics/counters.js'
import { measureServer } from './metrics/measure-server.js'
import type { Order } from './order/order.entity.js'
import { readProduct } from './product/product.service.js'
import { createMissedSearches } from './product/search/missed-search-counter.js'
import { openProductSearch } from './product/search/product-search.js'
import { mountGateway } from './rest/gateway.js'
import type { ServerOptions } from './server-options.js'
import { StartupProblem } from './startup-problem.js'
import type { LogIn } from './user/sign-in.service.js'

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
  const app = await createApp({ config, answers, edge, logTo })
  const answerOtherMethods = collectAddresses(app)

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
    noteLogIn: (logIn: LogIn) => noteLogIn(app.log, logIn),
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
  mountSitemap(app, { read: services.newestPublicRead, publicUrl: config.publicUrl })
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
