import { limits } from '@sunnah-store/schema/limits'
import { pageNumber, searchedWords } from '@sunnah-store/schema/list-parameters'

/** Which part of a list the address asks for; pages count from 1, as people do. */
export interface PageParams {
  page: number
  size: number
}

/**
 * Reads `?page=2&size=5`; what is missing or makes no sense is the first page of the usual size.
 * @param sizes those that the list offers
 */
export const readPageParams = (search: URLSearchParams, sizes: readonly number[] = limits.pageSizes): PageParams => {
  const size = sizes.find((offered) => String(offered) === search.get('size'))
  return { page: pageNumber(search.get('page')), size: size ?? limits.defaultPageSize }
}

/** The words that the address searches, as the server takes them; empty when it searches none. */
export const readWords = (search: URLSearchParams) => searchedWords(search.get('q') ?? '')

/** The same address with another page or size; what is usual is left out. */
export const withPageParams = (search: URLSearchParams, { page, size }: PageParams) => {
  const next = new URLSearchParams(search)
  next.delete('page')
  next.delete('size')
  if (page > 1) next.set('page', String(page))
  if (size !== limits.defaultPageSize) next.set('size', String(size))
  return `?${next}`
}

/** The page of another size on which the first thing of this page stands. */
export const pageAtSize = ({ page, size }: PageParams, otherSize: number) =>
  Math.floor(((page - 1) * size) / otherSize) + 1
