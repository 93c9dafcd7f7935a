import { endpoints } from '@sunnah-store/schema/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { DomainError, IN_A_MOMENT } from '../errors.js'
import { table } from '../rest/table.js'
import { hasBody } from './has-body.js'

/**
 * How many calls may be under way in one process. They are answered within a second or two; whoever is signed in is not
 * kept out by visitors, and a rush for the last pieces has room.
 */
export const mostUnderWay = { visitors: 300, signedIn: 500 }

// Files, pages and the health of the shop cost little, or have a limit of their own.
const limited: ReadonlySet<string> = new Set([endpoints.graphql, ...table.map(({ path }) => path)])

const isLimited = ({ ws, routeOptions: { url = '' } }: FastifyRequest) => limited.has(url) && !ws

/** Refuses calls as UNAVAILABLE while so many are under way, before anything is done for them: others would have to wait for it too. */
export const admitCalls = (app: FastifyInstance): void => {
  const underWay = { visitors: new Set<FastifyRequest>(), signedIn: new Set<FastifyRequest>() }
  const check = (crowd: keyof typeof underWay) => {
    if (underWay[crowd].size >= mostUnderWay[crowd]) throw new DomainError('UNAVAILABLE', { retryAfter: IN_A_MOMENT })
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (isLimited(request)) {
      const crowd = crowdOf(request)
      check(crowd)
      if (!hasBody(request)) underWay[crowd].add(request)
    }
    done()
  })
  // Whoever is slow to send a body keeps no place.
  app.addHook('preValidation', (request, _reply, done) => {
    const crowd = crowdOf(request)
    if (isLimited(request) && !underWay[crowd].has(request)) {
      check(crowd)
      underWay[crowd].add(request)
    }
    done()
  })
  // Not only when the answer has arrived: callers may be gone, or slow to take it.
  app.addHook('onSend', (request, _reply, payload, done) => {
    underWay[crowdOf(request)].delete(request)
    done(null, payload)
  })
}

// Whether the token is good is seen later.
const crowdOf = ({ headers }: FastifyRequest) => (headers.authorization === undefined ? 'visitors' : 'signedIn')
