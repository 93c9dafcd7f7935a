import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createNotifications } from './database/notifications.js'
import { readFrom } from './database/read.js'
import { openReplicas } from './database/replicas.js'
import { openForVisitors } from './database/visitors.js'
import type { ShopServices } from './graphql/context.js'
import type { Report } from './graphql/format-error.js'
import { openLiveEvents } from './graphql/live-events.js'
import type { KeptAnswers } from './http/kept-answers.js'
import { noteLogIn } from './http/security-event.js'
import { listenForEndedAccess } from './identity/ended-access.js'
import { openRateLimiter } from './limits/open-rate-limiter.js'
import { ordersPlaced } from './metrics/counters.js'
import { createMissedSearches } from './product/search/missed-search-counter.js'
import { openProductSearch } from './product/search/product-search.js'
import type { ServerOptions } from './server-options.js'
import { StartupProblem } from './startup-problem.js'

interface Needed
  extends Pick<
    ServerOptions,
    'config' | 'databaseUrl' | 'replicaUrls' | 'identity' | 'couriers' | 'accessTokens' | 'sealing'
  > {
  source: ServerOptions['db']
  answers: KeptAnswers
  shareEvery: number
  report: Report
}

/** What all requests of a server share; it closes with the server. */
export const openServices = async (app: FastifyInstance, needed: Needed) => {
  const { config, source, databaseUrl, replicaUrls, answers, shareEvery, report } = needed
  const { identity, couriers, accessTokens, sealing } = needed
  const db = source.manager

  const notifications = createNotifications(databaseUrl, report)
  app.addHook('onClose', notifications.close)
  const live = openLiveEvents({ db, notifications, report })
  app.addHook('onClose', live.close)
  answers.listen(notifications)
  const endedAccess = listenForEndedAccess(notifications)
  const onChange = () => answers.forgetAll()
  const { search, ready, close } = openProductSearch({ db, notifications, onChange, report })
  app.addHook('onClose', close)
  const listening = notifications.connect()
  const missedSearches = createMissedSearches(db, report)
  app.addHook('onClose', missedSearches.close)

  const visitors = await openForVisitors(source, config.visitorDatabaseUrl)
  app.addHook('onClose', () => visitors.destroy())
  const publicReads = openReplicas({ primary: visitors.manager, urls: replicaUrls, report })
  app.addHook('onClose', publicReads.close)
  const { limiter, close: closeLimiter } = openRateLimiter({
    db,
    scale: config.rateLimitScale,
    pause: shareEvery,
    report,
  })
  app.addHook('onClose', closeLimiter)

  const services: ShopServices = {
    db,
    publicRead: publicReads.read,
    newestPublicRead: readFrom(visitors.manager),
    keepsAnswers: config.keptAnswersBytes > 0,
    search,
    missedSearches,
    identity,
    couriers,
    accessTokens,
    sealing,
    rightsNeedSecondFactor: config.rightsNeedSecondFactor,
    adminEmails: config.adminEmails,
    announceOrder: (order) => {
      ordersPlaced.inc()
      live.announceOrder(order)
    },
    forgetStock: (ids) => answers.forgetTelling(ids),
    noteLogIn: (logIn) => noteLogIn(app.log, logIn),
  }
  return {
    services,
    live,
    endedAccess,
    limiter,
    /** @throws StartupProblem when the database does not let itself be listened to */
    ready: async () => {
      await soonEnough(listening)
      await ready
    },
  }
}

const LONGEST_WAIT = 10_000

const soonEnough = async (listening: Promise<void>): Promise<void> => {
  const tooLong = setTimeout(LONGEST_WAIT, 'too long' as const, { ref: false })
  if ((await Promise.race([listening, tooLong])) === 'too long')
    throw new StartupProblem('The database announces no changes: its address must lead straight to the primary.')
}
