import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance } from 'fastify'
import { createApollo } from './graphql/apollo.js'
import { formatErrors, type Report } from './graphql/format-error.js'
import { createSchema } from './graphql/schema.js'
import { admitCalls } from './http/admission.js'
import { mountApiDocs } from './http/api-docs.js'
import { executeForPage, mountClientPages } from './http/client-pages.js'
import { createContexts } from './http/contexts.js'
import { mountCourierWebhooks } from './http/courier-webhook.js'
import { createApp } from './http/create-app.js'
import { edgeLimits } from './http/edge-limits.js'
import { mountGraphql } from './http/graphql-endpoint.js'
import { createSocketHandler, enableWebSockets } from './http/graphql-socket.js'
import { refuseTooManyHeaders } from './http/header-lines.js'
import { mountHealth } from './http/health.js'
import { KeptAnswers } from './http/kept-answers.js'
import { collectAddresses } from './http/methods.js'
import { mountMyData } from './http/my-data.js'
import { requireOneHost } from './http/one-host.js'
import { mountPictures } from './http/pictures.js'
import { noteRefusal } from './http/security-event.js'
import { mountSendForm } from './http/send-form.js'
import { mountSitemap } from './http/sitemap.js'
import { mountSpreadsheets } from './http/spreadsheets.js'
import { createUploadPlaces } from './http/upload-places.js'
import { measureServer } from './metrics/measure-server.js'
import { openServices } from './open-services.js'
import { readProduct } from './product/product.service.js'
import { mountGateway } from './rest/gateway.js'
import type { ServerOptions } from './server-options.js'

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
  sealing,
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
  const needed = { config, source: db, databaseUrl, replicaUrls, identity, couriers, accessTokens, sealing }
  const { services, live, endedAccess, limiter, ready } = await openServices(app, {
    ...needed,
    answers,
    shareEvery,
    report,
  })
  const gate = await enableWebSockets(app, live, edge.sockets)
  // Not before it: only then is it known which request is a WebSocket, whose answer never comes.
  admitCalls(app)
  refuseTooManyHeaders(app)
  requireOneHost(app)

  if (config.metrics) measureServer(app, db, answers)
  const contexts = createContexts(services, limiter)
  const { callers } = contexts

  const schema = await createSchema(live)
  const apollo = createApollo(schema, report, patience, (refusal, asked) => noteRefusal(app.log, refusal, asked))
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())

  app.get(endpoints.config, (_request, reply) => reply.header('cache-control', 'no-cache').send(clientConfig))
  mountHealth(app, db)
  if (mailsFolder) await mountSendForm(app, { folder: mailsFolder, limitOf: callers.limitOf })
  const places = createUploadPlaces()
  await mountPictures(app, { db: services.db, store: pictures, callers, places })
  await mountSpreadsheets(app, { db: services.db, callers, places })
  mountMyData(app, services.db, callers)
  mountCourierWebhooks(app, { db: services.db, couriers, callers })
  await mountClientPages(app, {
    renderer: pageRenderer,
    config: clientConfig,
    publicUrl: config.publicUrl,
    offlinePages: config.offlinePages,
    executeFor: (...asked) => executeForPage(apollo, contexts.ofPage(...asked)),
    moment: () => answers.moment,
    mayRender: contexts.mayRender,
    findProduct: (id) => services.publicRead((db) => readProduct(db, id)),
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
  app.decorate('upToDate', services.search.upToDate)
  app.decorate('shareLimits', () => limiter.share())
  await ready()
  return app
}
