import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import { type Audience, refuseOthers } from '../identity/audience.js'
import type { User } from '../user/user.entity.js'

/** The user of a request, read from the database. */
export type UserOf = (request: FastifyRequest) => Promise<User | null>

/** For routes of some people only: the hook `admit` refuses everybody else before the body is read. */
export const onlyFor = (audience: Audience, userOf: UserOf) => {
  const admitted = new WeakMap<FastifyRequest, User>()
  return {
    admit: async (request: FastifyRequest): Promise<void> => {
      const user = await userOf(request)
      refuseOthers(audience, user)
      if (user) admitted.set(request, user)
    },
    callerOf: (request: FastifyRequest): User => {
      const user = admitted.get(request)
      if (!user) throw new DomainError('UNAUTHENTICATED')
      return user
    },
  }
}
