import type { EntityManager } from 'typeorm'
import { narrows } from '../filter/product-filter.input.js'
import { isSortedInMemory } from '../filter/shelf.js'
import { type ProductFilter, ProductSort } from '../product.args.js'
import type { Product } from '../product.entity.js'
import { countProducts, listLow, listProducts, type Place } from '../product.service.js'
import { type Columns, readProducts } from '../read-products.js'
import type { ProductSearch } from './product-search.js'

/** The shop and what finds its products. */
export interface SearchedShop {
  db: EntityManager
  search: ProductSearch
}

/** One page of the products that the filter lets through. Without an order: the best match first when searching, else the newest. */
export const searchProducts = async (
  { db, search }: SearchedShop,
  asked: ProductFilter,
  place: Place,
  sort: ProductSort = ProductSort.RELEVANCE,
  columns?: Columns,
): Promise<Product[]> => {
  const { category = null, stock = null } = asked
  const found = findIds(search, asked, sort)
  if (!found) return listProducts(db, { category, stock }, place, sort, columns)
  const isInOrder = sort === ProductSort.RELEVANCE || (narrows(asked.filter) && isSortedInMemory(sort))
  if (isInOrder && !stock && !place.after)
    return readInOrder(db, found.ids(place.page * place.size, place.size), columns)
  const ids = found.ids(0, found.total)
  if (!isInOrder) return listProducts(db, { stock, ids }, place, sort, columns)
  if (!stock) return readInOrder(db, partOf(ids, place), columns)
  const low = await listLow(db, stock, ids)
  const inOrder = ids.filter((id) => low.has(id))
  return readInOrder(db, partOf(inOrder, place), columns)
}

const partOf = (ids: readonly string[], { page, size, after }: Place) => {
  const start = after ? ids.indexOf(after) + 1 : page * size
  return after && start === 0 ? [] : ids.slice(start, start + size)
}

/** How many products the filter lets through. */
export const countFound = async ({ db, search }: SearchedShop, asked: ProductFilter): Promise<number> => {
  const { category = null, stock = null } = asked
  const found = findIds(search, asked, ProductSort.RELEVANCE)
  if (found) return stock ? countProducts(db, { stock, ids: found.ids(0, found.total) }) : found.total
  return (stock ? null : search.count(category)) ?? countProducts(db, { category, stock })
}

/** What the memory finds; null when it is not asked. */
const findIds = (search: ProductSearch, asked: ProductFilter, sort: ProductSort) => {
  if (narrows(asked.filter)) return search.narrow(asked, sort)
  return asked.search?.trim() ? search.find(asked.search, asked.category) : null
}

/** These products, in this order; one that was deleted a moment ago is left out. */
export const readInOrder = async (db: EntityManager, ids: readonly string[], columns?: Columns): Promise<Product[]> => {
  if (ids.length === 0) return []
  const products = await readProducts(db, 'AND id = ANY($1::uuid[])', [ids], columns)
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}
