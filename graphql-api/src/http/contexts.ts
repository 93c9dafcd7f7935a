import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAct } from '../audit/audit.service.js'
import { AuditNoun } from '../audit/audit-entry.entity.js'
import { DomainError } from '../errors.js'
import { type Context, createContext, type ShopServices } from '../graphql/context.js'
import type { Keeping } from '../graphql/keeping.js'
import { readCaller, requiredToken } from '../identity/current-user.js'
import { lookAt, lookedAt } from '../identity/look-at.js'
import { type Limit, limitOf, networkOf } from '../limits/limit.js'
import { headersOf } from '../limits/rate-limit-headers.js'
import type { RateLimiter } from '../limits/rate-limiter.js'
import { askedBy } from './error-handler.js'
import { keepingOf } from './first-hand.js'
import type { Callers } from './only-for.js'
import { noteRefusal, noteRefusedToken } from './security-event.js'

/** The context in which a request is answered, by the way it comes. */
export interface Contexts {
  callers: Callers
  of(request: FastifyRequest, reply: FastifyReply): Promise<Context>
  /** Nobody yet, with the ID token of the request looked at. @throws DomainError UNAUTHENTICATED; FORBIDDEN when it is of another email */
  ofSignIn(request: FastifyRequest, reply: FastifyReply, email: string): Promise<Context>
  ofSocket(authorization: string | undefined): Promise<Context>
  /** Of a page that is rendered for everybody; what it searches for counts for whoever asks first. */
  ofPage(request: FastifyRequest, reply: FastifyReply, keeping: Keeping | null): Context
  /** Counts one more page that is rendered for whoever sent that request; false when that are too many. */
  mayRender(request: FastifyRequest): boolean
  /** Writes into the audit log that whoever asks took a whole list out that tells of people. */
  noteTakenOut(context: Context, act: TakenOut): Promise<unknown>
}

const takenOut = { exportOrders: AuditNoun.ORDER, exportUsers: AuditNoun.USER }
export type TakenOut = keyof typeof takenOut

export const createContexts = (services: ShopServices, limiter: RateLimiter): Contexts => {
  const read = (authorization: string | undefined) => readCaller(services.db, services, authorization)
  const callerOf = ({ headers, log }: FastifyRequest) =>
    read(headers.authorization).catch((error) => {
      noteRefusedToken(log, error)
      throw error
    })
  const limitFor: Callers['limitOf'] = (request, reply, user) =>
    limitOf(limiter, {
      accountId: user?.id ?? null,
      address: request.ip,
      tell: (standings) => {
        reply.headers(headersOf(standings))
      },
    })

  return {
    callers: { userOf: async (request) => (await callerOf(request))?.user ?? null, limitOf: limitFor },
    async of(request, reply) {
      const caller = await callerOf(request)
      const limit = limitFor(request, reply, caller?.user ?? null)
      return createContext(services, {
        ...asked(request),
        caller,
        keeping: keepingOf(request.raw),
        limit,
        hasGone: () => request.raw.socket.destroyed,
      })
    },
    async ofSignIn(request, reply, email) {
      const token = requiredToken(request.headers.authorization)
      const limit = limitFor(request, reply, null)
      const verified = await lookAt(services.identity, limit, token)
      // What is no email is for the rules of the address to say.
      if (email.includes('@') && email.toLowerCase() !== verified.email?.toLowerCase())
        throw new DomainError('FORBIDDEN')
      const counted: Limit = (policy, points, whose) => {
        if (policy !== 'signIn') limit(policy, points, whose)
      }
      const identity = lookedAt(services.identity, verified)
      return createContext({ ...services, identity }, { ...asked(request), caller: null, limit: counted })
    },
    ofSocket: async (authorization) => createContext(services, { caller: await read(authorization) }),
    ofPage: (request, reply, keeping) => {
      const limit = limitFor(request, reply, null)
      return createContext(services, { ...asked(request), caller: null, keeping, limit })
    },
    mayRender(request) {
      const { policy, isOver } = limiter.take('pages', 'address', networkOf(request.ip))
      if (isOver) noteRefusal(request.log, new DomainError('RATE_LIMITED', { limit: policy }), askedBy(request))
      return !isOver
    },
    noteTakenOut: async ({ db, user }, act) =>
      user && recordAct(db, user, act, { noun: takenOut[act], thingId: 'all' }),
  }
}

const asked = ({ id, headers, ip }: FastifyRequest) => ({
  requestId: id,
  userAgent: headers['user-agent'] ?? null,
  network: networkOf(ip),
})
