import { categories } from '@sunnah-store/schema/categories'
import { readPageParams, readWords } from '../../../lib/page-params.ts'

/** Which goods the address of Manage Product asks for. */
export const readManageParams = (search: URLSearchParams) => ({
  ...readPageParams(search),
  words: readWords(search),
  category: categories.find(({ code }) => String(code) === search.get('category'))?.code ?? null,
})

export type ManageParams = ReturnType<typeof readManageParams>

/** The same as the shop takes it; its pages count from 0. */
export const variablesOf = ({ page, size, words, category }: ManageParams) => ({
  page: page - 1,
  size,
  ...(words && { search: words }),
  ...(category && { category }),
})
