import { limits } from '@sunnah-store/schema/limits'
import { sorts, switches, valueKinds } from '@sunnah-store/schema/list-parameters'
import type { ProductFilterInput } from '../../generated/types.ts'

/** What an address asks a list to be narrowed down to, in the words of the shop's own lists. */
export interface CatalogueFilter {
  filter: ProductFilterInput
  /** Null is the usual order. */
  sort: (typeof sorts)[number] | null
  /** What the address asks for and makes no sense. */
  ignored: FilterName[]
}

type FilterName = keyof ProductFilterInput | 'sort'

/** Reads `?colors=Blue&maxPrice=2000&sort=NEWEST`. What makes no sense is left out, one by one, and named. */
export const readFilter = (search: URLSearchParams): CatalogueFilter => {
  const ignored: FilterName[] = []
  const filter: ProductFilterInput = {}
  const takeNumber = (name: 'minPrice' | 'maxPrice' | 'minRating', least: number, most: number) => {
    const typed = search.get(name)
    if (typed === null) return
    const number = /^\d{1,8}$/.test(typed) ? Number(typed) : -1
    if (number >= least && number <= most) filter[name] = number
    else ignored.push(name)
  }
  takeNumber('minPrice', 0, limits.product.price)
  takeNumber('maxPrice', filter.minPrice ?? 0, limits.product.price)
  takeNumber('minRating', 1, 5)
  for (const kind of valueKinds) {
    const asked = search.getAll(kind)
    const known = [...new Set(asked)].filter(isValue)
    if (known.length > 0) filter[kind] = known.slice(0, limits.filter.values)
    if (known.length < new Set(asked).size || known.length > limits.filter.values) ignored.push(kind)
  }
  for (const name of switches) {
    if (search.get(name) === 'true') filter[name] = true
    else if (search.has(name)) ignored.push(name)
  }
  const sort = sorts.find((one) => one === search.get('sort')) ?? null
  if (search.has('sort') && !sort) ignored.push('sort')
  return { filter, sort, ignored }
}

// No text of the shop holds the character NUL, and the server takes none.
const isValue = (value: string) => value.trim() !== '' && value.length <= limits.product.detail && !value.includes('\0')
