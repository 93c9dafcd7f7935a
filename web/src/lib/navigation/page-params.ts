import { limits } from '@sunnah-store/schema/limits'

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
  const page = Number(search.get('page'))
  const size = sizes.find((offered) => String(offered) === search.get('size'))
  return {
    page: Number.isInteger(page) && page >= 1 && page <= largestPage ? page : 1,
    size: size ?? limits.defaultPageSize,
  }
}

/** The words that the address searches, as the server takes them; empty when it searches none. */
export const readWords = (search: URLSearchParams) =>
  [...(search.get('q') ?? '').replaceAll('\0', ' ').trim()].slice(0, limits.searchLength).join('')

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

// GraphQL integers end at 2^31 - 1, and the server multiplies page by size.
const largestPage = 1_000_000
