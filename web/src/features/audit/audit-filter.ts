import { beginOf, dayAfter } from '@sunnah-store/schema/local-day'
import type { AuditTopic } from '../../generated/types.ts'
import { type PageParams, readPageParams } from '../../lib/navigation/page-params.ts'

export const topics: readonly AuditTopic[] = [
  'ORDERS',
  'PRODUCTS',
  'PRICES',
  'STOCK',
  'CASH',
  'USERS',
  'REVIEWS',
  'SETTINGS',
  'MAILS',
  'FILES',
]

/** What the address says for what nobody in person has done. */
export const bySystem = 'system'

/** What the address asks of the audit log; days are those of Bangladesh, as 2026-11-22. */
export interface AuditParams extends PageParams {
  /** Whose acts: somebody's id, or the system's. */
  who: string | null
  topic: AuditTopic | null
  from: string | null
  to: string | null
}

export const readAuditParams = (search: URLSearchParams): AuditParams => ({
  ...readPageParams(search),
  who: readWho(search.get('who')),
  topic: topics.find((topic) => topic === search.get('what')) ?? null,
  from: readDay(search.get('from')),
  to: readDay(search.get('to')),
})

/** What the shop is asked for, as GraphQL and the export take it; what is not asked for is left out. */
export const filterOf = ({ who, topic, from, to }: AuditParams) => ({
  ...(who && (who === bySystem ? { bySystem: true } : { actorId: who })),
  ...(topic && { topic }),
  ...(from && { from: startOf(from) }),
  ...(to && { to: startOf(to, 1) }),
})

const readWho = (who: string | null) => (who !== null && /^(system|[\da-f-]{36})$/i.test(who) ? who : null)

const readDay = (day: string | null) =>
  day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null

/** The moment at which a day begins in Bangladesh, or the one after it. */
const startOf = (day: string, later = 0) => beginOf(dayAfter(day, later)).toISOString()
