import type { FastifyRequest } from 'fastify'
import { DomainError } from '../errors.js'
import { refuseOthers } from '../identity/audience.js'
import type { User } from '../user/user.entity.js'

/** Who sent a request, as the database knows them now. */
export type UserOf = (request: FastifyRequest) => Promise<User | null>

/** For calls of admins: `admit` is the hook that lets nobody else through, before anything they sent is read. */
export const onlyAdmins = (userOf: UserOf) => {
  const admitted = new WeakMap<FastifyRequest, User>()
  return {
    admit: async (request: FastifyRequest): Promise<void> => {
      const user = await userOf(request)
      refuseOthers('admin', user)
      if (user) admitted.set(request, user)
    },
    adminOf: (request: FastifyRequest): User => {
      const user = admitted.get(request)
      if (!user) throw new DomainError('UNAUTHENTICATED')
      return user
    },
  }
}
