import type { AuditNoun } from '../../generated/types.ts'
import { type PageParams, readPageParams, readWords } from '../../lib/navigation/page-params.ts'

export const nouns: readonly AuditNoun[] = [
  'PRODUCT',
  'VARIANT',
  'PICTURE',
  'ORDER',
  'USER',
  'REVIEW',
  'DELIVERY',
  'LIMITS',
  'SYNONYMS',
  'MAIL',
  'PAYOUT',
  'COURIER',
  'IMPORT',
]

/** What the address asks of the history; days are those of Bangladesh, as 2026-11-22. */
export interface HistoryParams extends PageParams {
  words: string
  noun: AuditNoun | null
  from: string | null
  to: string | null
}

export const readHistoryParams = (search: URLSearchParams): HistoryParams => ({
  ...readPageParams(search),
  words: readWords(search),
  noun: nouns.find((noun) => noun === search.get('what')) ?? null,
  from: readDay(search.get('from')),
  to: readDay(search.get('to')),
})

const readDay = (day: string | null) =>
  day !== null && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null

/** The moment at which a day begins in Bangladesh, or the one after it. */
export const startOf = (day: string, later = 0) =>
  new Date(Date.parse(`${day}T00:00:00+06:00`) + later * 24 * 3_600_000).toISOString()
