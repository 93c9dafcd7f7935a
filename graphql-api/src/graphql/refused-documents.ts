import { createHash } from 'node:crypto'
import type { Limit } from '../limits/limit.js'
import type { Steps } from './steps.js'

// By their sha256, the latest at the end. Far more than the client of the shop has.
const passed = new Set<string>()
const MOST_KNOWN = 1000

const faults: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'QUERY_TOO_COSTLY',
  'BAD_USER_INPUT',
])

/** Counts documents that are refused before anything of them is executed. To be done after all that refuses. */
export const countRefused: Steps = {
  didResolveOperation: ({ queryHash, operation }) => {
    if (!operation) return
    passed.delete(queryHash)
    passed.add(queryHash)
    for (const oldest of passed) {
      if (passed.size <= MOST_KNOWN) break
      passed.delete(oldest)
    }
  },
  didEncounterErrors: ({ request: { http }, errors: [first], contextValue: { limit } }) => {
    if (!http || first?.path || !faults.has(first?.extensions.code)) return
    try {
      limit('refusedDocuments')
    } catch {
      // This one is refused already; the next is not even read.
    }
  },
}

/**
 * To be called before a document is read. Those that have passed before are heard from everybody: others share the address of
 * whoever sends what is refused.
 * @param query null where a document is named by its hash
 * @throws DomainError RATE_LIMITED when the caller has sent too many that were refused
 */
export const requireHearing = (limit: Limit, query: string | null): void => {
  try {
    limit('refusedDocuments', 0)
  } catch (error) {
    if (query !== null && !passed.has(createHash('sha256').update(query).digest('hex'))) throw error
  }
}
