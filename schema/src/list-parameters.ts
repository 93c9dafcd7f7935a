import { limits } from './limits.js'

/** What the address of a list of products narrows it down by, beside prices and stars. */
export const valueKinds = ['sizes', 'colors', 'materials', 'brands'] as const
export const switches = ['inStock', 'onOffer'] as const
export const sorts = ['BEST_SELLING', 'NEWEST', 'RATING', 'PRICE_LOW_TO_HIGH', 'PRICE_HIGH_TO_LOW'] as const

/** The words that an address searches, as the server takes them. */
export const searchedWords = (typed: string): string =>
  [...typed.replaceAll('\0', ' ').trim()].slice(0, limits.searchLength).join('').trim()

/** The page of a list that an address asks for, counted from 1; the first one where that makes no sense. */
export const pageNumber = (typed: string | null): number => {
  const page = Number(typed)
  return Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1
}

// GraphQL integers end at 2^31 - 1, and the server multiplies page by size.
const largestPage = 1_000_000
