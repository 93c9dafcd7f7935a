import { categories } from '@sunnah-store/schema/categories'
import { limits } from '@sunnah-store/schema/limits'
import type { ProductSort, StockLevel } from '../../../../generated/types.ts'
import { readPageParams, readWords } from '../../../../lib/navigation/page-params.ts'

/** The value of the stock filter in the address. */
export const stockWords = { LOW: 'low', SOLD_OUT: 'sold-out' } as const satisfies Record<StockLevel, string>

export const stockLevels = ['LOW', 'SOLD_OUT'] as const satisfies readonly StockLevel[]

/** The orders of the list that can be chosen, and the value of each in the address. */
export const sortWords = {
  NEWEST: 'newest',
  NAME: 'name',
  PRICE_LOW_TO_HIGH: 'cheapest',
  PRICE_HIGH_TO_LOW: 'dearest',
  FEWEST_LEFT: 'fewest',
  BEST_SELLING: 'best-selling',
} as const satisfies Partial<Record<ProductSort, string>>

export const sorts = [
  'NEWEST',
  'NAME',
  'PRICE_LOW_TO_HIGH',
  'PRICE_HIGH_TO_LOW',
  'FEWEST_LEFT',
  'BEST_SELLING',
] as const

/** The products that the address of Manage Product asks for. */
export const readManageParams = (search: URLSearchParams) => ({
  ...readPageParams(search, limits.manageSizes),
  words: readWords(search),
  category: categories.find(({ code }) => String(code) === search.get('category'))?.code ?? null,
  sort: sorts.find((sort) => sortWords[sort] === search.get('sort')) ?? null,
  stock: stockLevels.find((level) => stockWords[level] === search.get('stock')) ?? null,
})

export type ManageParams = ReturnType<typeof readManageParams>

/** The order in which the list stands while none is chosen. */
export const usualSort = ({ words, stock }: ManageParams) => {
  if (stock) return 'FEWEST_LEFT'
  return words ? 'RELEVANCE' : 'NEWEST'
}

/** The same as the shop takes it; its pages count from 0. */
export const variablesOf = ({ page, size, words, category, stock, sort }: ManageParams) => ({
  page: page - 1,
  size,
  ...(words && { search: words }),
  ...(category && { category }),
  ...(stock && { stock, sort: 'FEWEST_LEFT' as const }),
  ...(sort && { sort }),
})
