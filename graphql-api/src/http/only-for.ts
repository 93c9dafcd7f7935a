import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import { type Audience, refuseOthers } from '../identity/audience.js'
import type { Limit } from '../limits/limit.js'
import type { PolicyName } from '../limits/policies.js'
import type { User } from '../user/user.entity.js'

/** Who asks, and how often they may. */
export interface Callers {
  /** The user of a request, read from the database. */
  userOf(request: FastifyRequest): Promise<User | null>
  limitOf(request: FastifyRequest, reply: FastifyReply, user: User | null): Limit
}

/** For routes of some people only: the hooks refuse everybody else, and whoever calls too often, before the body is read: UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED. */
export const onlyFor = (audience: Audience, { userOf, limitOf }: Callers) => {
  const admitted = new WeakMap<FastifyRequest, User>()
  return {
    admit: (policy: PolicyName) => async (request: FastifyRequest, reply: FastifyReply) => {
      const user = await userOf(request)
      refuseOthers(audience, user)
      limitOf(request, reply, user)(policy)
      if (user) admitted.set(request, user)
    },
    callerOf: (request: FastifyRequest): User => {
      const user = admitted.get(request)
      if (!user) throw new DomainError('UNAUTHENTICATED')
      return user
    },
  }
}
