import { categories } from '@sunnah-store/schema/categories'
import type { StockLevel } from '../../../../generated/types.ts'
import { readPageParams, readWords } from '../../../../lib/navigation/page-params.ts'

/** The value of the stock filter in the address. */
export const stockWords = { LOW: 'low', SOLD_OUT: 'sold-out' } as const satisfies Record<StockLevel, string>

export const stockLevels = ['LOW', 'SOLD_OUT'] as const satisfies readonly StockLevel[]

/** The products that the address of Manage Product asks for. */
export const readManageParams = (search: URLSearchParams) => ({
  ...readPageParams(search),
  words: readWords(search),
  category: categories.find(({ code }) => String(code) === search.get('category'))?.code ?? null,
  stock: stockLevels.find((level) => stockWords[level] === search.get('stock')) ?? null,
})

export type ManageParams = ReturnType<typeof readManageParams>

/** The same as the shop takes it; its pages count from 0. */
export const variablesOf = ({ page, size, words, category, stock }: ManageParams) => ({
  page: page - 1,
  size,
  ...(words && { search: words }),
  ...(category && { category }),
  ...(stock && { stock, sort: 'FEWEST_LEFT' as const }),
})
