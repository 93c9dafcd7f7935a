import { limitOf } from '../limits/limit.js'
import { headersOf } from '../limits/rate-limit-headers.js'
import type { RateLimiter } from '../limits/rate-limiter.js'
import type { Callers } from './only-for.js'

/** The limits of whoever sends a request; its answer says where they stand. */
export const limitCallers =
  (limiter: RateLimiter): Callers['limitOf'] =>
  (request, reply, user) =>
    limitOf(limiter, {
      accountId: user?.id ?? null,
      address: request.ip,
      tell: (standings) => {
        reply.headers(headersOf(standings))
      },
    })
