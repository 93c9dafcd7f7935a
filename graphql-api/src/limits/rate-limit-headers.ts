import { policies } from './policies.js'
import type { Standing } from './rate-limiter.js'

export const rateLimitHeaders = ['ratelimit', 'ratelimit-policy'] as const

/** Where a caller stands with each limit (draft-ietf-httpapi-ratelimit-headers-10); asked about twice, the later one counts. */
export const headersOf = (standings: readonly Standing[]): Record<(typeof rateLimitHeaders)[number], string> => {
  const last = [...new Map(standings.map((one) => [one.policy, one])).values()]
  return {
    'ratelimit-policy': last
      .map(({ policy, most }) => `"${policy}";q=${most};w=${policies[policy].seconds}`)
      .join(', '),
    ratelimit: last.map(({ policy, remaining, resetsIn }) => `"${policy}";r=${remaining};t=${resetsIn}`).join(', '),
  }
}
