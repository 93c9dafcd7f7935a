import { limits } from '@sunnah-store/schema/limits'
import { withoutUnseen } from '@sunnah-store/schema/visible-text'
import type { EntityManager } from 'typeorm'
import { tokenize } from '../../search/words.js'
import type { User } from '../../user/user.entity.js'
import { narrows } from '../filter/product-filter.input.js'
import type { ProductFilter } from '../product.args.js'
import { createFairShares } from './fair-share.js'
import { addMissedSearches } from './missed-search.service.js'

const PAUSE = 5000
const { length, aDay, of } = limits.missedSearches

/** Who searches: an account, or whoever is behind an address, which may be a whole mobile network. */
export type Caller = { account: string } | { address: string }

/** The searches that find nothing, counted in this process and written to the database together. */
export interface MissedSearches {
  /** Counts a search within the share of its caller. */
  note(search: string, caller: Caller): void
  /** Resolves once everything is written; what is noted later is not. */
  close(): Promise<void>
}

/**
 * Counts searches that found nothing, and writes them together.
 * @param report what could not be written; those counts are lost
 */
export const createMissedSearches = (db: EntityManager, report: (error: unknown) => void): MissedSearches => {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let written = Promise.resolve()
  let closed = false
  const countsFor = createFairShares()
  const isCounted = (caller: Caller, text: string) =>
    'account' in caller
      ? countsFor(`account ${caller.account}`, text, of.account)
      : countsFor(`address ${caller.address}`, text, of.address)

  const write = () => {
    timer = undefined
    const counted = counts
    counts = new Map()
    if (counted.size > 0) written = written.then(() => addMissedSearches(db, counted)).catch(report)
  }
  return {
    note(search, caller) {
      const text = closed ? null : textToKeep(search)
      if (text === null || (counts.size === aDay && !counts.has(text)) || !isCounted(caller, text)) return
      counts.set(text, (counts.get(text) ?? 0) + 1)
      timer ??= setTimeout(write, PAUSE)
    },
    close() {
      closed = true
      clearTimeout(timer)
      write()
      return written
    },
  }
}

interface Searcher {
  missedSearches: MissedSearches
  user: User | null
  /** Null over a WebSocket. */
  network: string | null
  keeping: { refuse(): void } | null
}

/** Notes a search of the whole shop that found nothing; what admins try does not count. */
export const noteIfMissed = (
  { missedSearches, user, network, keeping }: Searcher,
  { search, category, stock, filter }: ProductFilter,
): void => {
  if (!search || category || stock || narrows(filter) || user?.isStaff) return
  // Each one counts.
  keeping?.refuse()
  missedSearches.note(search, user ? { account: user.id } : { address: network ?? '' })
}

// As many digits can be somebody's phone.
const FEWEST_DIGITS_OF_A_PHONE = 6

/** In one spelling, cut; null when there is no word in it, or what may be somebody's phone or email. */
export const textToKeep = (search: string): string | null => {
  const text = withoutUnseen(search.normalize('NFKC')).toLowerCase().trim().replace(/\s+/g, ' ')
  const digits = text.match(/\p{Nd}/gu) ?? []
  if (tokenize(text).length === 0 || text.includes('@') || digits.length >= FEWEST_DIGITS_OF_A_PHONE) return null
  return [...text].slice(0, length).join('').trim()
}
