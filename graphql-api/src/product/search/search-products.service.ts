import type { EntityManager } from 'typeorm'
import type { PageArgs } from '../../graphql/page.js'
import { type ProductFilter, ProductSort } from '../product.args.js'
import type { Product } from '../product.entity.js'
import { countProducts, listLow, listProducts } from '../product.service.js'
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
  { search: words, category, stock }: ProductFilter,
  page: PageArgs,
  sort: ProductSort = ProductSort.RELEVANCE,
  columns?: Columns,
): Promise<Product[]> => {
  if (!words?.trim()) return listProducts(db, { category: category ?? null, stock: stock ?? null }, page, sort, columns)
  const found = search.find(words, category)
  const start = page.page * page.size
  if (sort === ProductSort.RELEVANCE && !stock) return readInOrder(db, found.ids(start, page.size), columns)
  const ids = found.ids(0, found.total)
  if (sort !== ProductSort.RELEVANCE || !stock)
    return listProducts(db, { stock: stock ?? null, ids }, page, sort, columns)
  const low = await listLow(db, stock, ids)
  const inOrder = ids.filter((id) => low.has(id))
  return readInOrder(db, inOrder.slice(start, start + page.size), columns)
}

/** How many products the filter lets through. */
export const countFound = async (
  { db, search }: SearchedShop,
  { search: words, category, stock }: ProductFilter,
): Promise<number> => {
  const known = stock ? null : search.count(category)
  if (!words?.trim()) return known ?? countProducts(db, { category: category ?? null, stock: stock ?? null })
  const found = search.find(words, category)
  return stock ? countProducts(db, { stock, ids: found.ids(0, found.total) }) : found.total
}

/** These products, in this order; one that was deleted a moment ago is left out. */
export const readInOrder = async (db: EntityManager, ids: readonly string[], columns?: Columns): Promise<Product[]> => {
  if (ids.length === 0) return []
  const products = await readProducts(db, 'AND id = ANY($1::uuid[])', [ids], columns)
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
}
