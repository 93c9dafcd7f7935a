import { isIPv6 } from 'node:net'
import { DomainError } from '../errors.js'
import type { PolicyName } from './policies.js'
import type { RateLimiter, Standing } from './rate-limiter.js'

/**
 * Counts something that a caller does.
 * @param points 0 only asks whether it may be done once more
 * @param whose whose it turned out to be: then only for that account; or for that thing, from the caller's address alone. They are told of it only once it is too often
 * @throws DomainError RATE_LIMITED when that were too often
 */
export type Limit = (policy: PolicyName, points?: number, whose?: string | { fromHere: string }) => void

interface Caller {
  /** Null when nobody is signed in. */
  accountId: string | null
  address: string
  /** Is told where the caller stands with each limit that was asked about, the last one last. */
  tell: (standings: readonly Standing[]) => void
}

/** The limits of one caller: of their account first, and of all who share their address; visitors, who may be anybody, apart from those who are signed in. */
export const limitOf = (limiter: RateLimiter, { accountId, address, tell }: Caller): Limit => {
  const standings: Standing[] = []
  const take = (policy: PolicyName, points = 1) => {
    const here = networkOf(address)
    if (accountId === null) return limiter.take(policy, 'address', here, points)
    // Of what all have who share the address, one account uses no more than it may itself; nor do the others use its own up.
    const ofAccount = limiter.look(policy, 'account', accountId, points)
    if (ofAccount.isOver) return ofAccount
    const ofAddress = limiter.take(policy, 'address', `accounts of ${here}`, points)
    return ofAddress.isOver ? ofAddress : limiter.take(policy, 'account', accountId, points)
  }
  const nameOf = (whose: string | { fromHere: string }) =>
    typeof whose === 'string' ? whose : `${whose.fromHere} ${networkOf(address)}`
  return (policy, points, whose) => {
    const standing = whose === undefined ? take(policy, points) : limiter.take(policy, 'account', nameOf(whose), points)
    // How often something was done by its name is of others too.
    if ((points === 0 || whose !== undefined) && !standing.isOver) return
    standings.push(standing)
    tell(standings)
    if (standing.isOver) throw new DomainError('RATE_LIMITED', { limit: policy, retryAfter: standing.resetsIn })
  }
}

/** Where nobody is counted: what the shop asks itself. */
export const unlimited: Limit = () => {}

/** An IPv6 address as the /64 network that one household has. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4).join(':')
}
