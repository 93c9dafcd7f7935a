import { limits } from '@sunnah-store/schema/limits'
import type { EntityManager } from 'typeorm'
import type { AskedPage } from '../database/asked-page.js'
import { readPrepared } from '../database/read-prepared.js'
import { DomainError } from '../errors.js'
import { ProductSort, StockLevel } from './product.args.js'
import type { Product } from './product.entity.js'
import { type Columns, readProducts } from './read-products.js'

interface Filter {
  category?: number | null
  stock?: StockLevel | null
  /** Only these. */
  ids?: readonly string[]
}

/** Which page; with `after`, the one that begins after this product. */
export interface Place extends AskedPage {
  after?: string | null | undefined
}

/** One page of the products that the filter lets through; without an order, the newest first. */
export const listProducts = (
  db: EntityManager,
  filter: Filter,
  { page, size, after }: Place,
  sort: ProductSort = ProductSort.RELEVANCE,
  columns?: Columns,
): Promise<Product[]> => {
  const { conditions, values } = matching(filter)
  const [limit, from] = [`LIMIT $${values.length + 1}`, `$${values.length + 2}`]
  const order = `ORDER BY ${orders[sort]} ${limit}`
  const [text, start] = after ? [`AND ${beyond(sort, from)} ${order}`, after] : [`${order} OFFSET ${from}`, page * size]
  return readProducts(db, `${conditions} ${text}`, [...values, size, start], columns)
}

/** How many products the filter lets through. */
export const countProducts = async (db: EntityManager, filter: Filter): Promise<number> => {
  const { conditions, values } = matching(filter)
  const text = `SELECT count(*)::int AS count FROM product WHERE "deletedAt" IS NULL ${conditions}`
  const [counted] = await readPrepared<{ count: number }>(db, text, values)
  return counted?.count ?? 0
}

/** Which of these products there is so little of. */
export const listLow = async (db: EntityManager, stock: StockLevel, ids: readonly string[]): Promise<Set<string>> => {
  const { conditions, values } = matching({ stock, ids })
  const text = `SELECT id FROM product WHERE "deletedAt" IS NULL ${conditions}`
  return new Set((await readPrepared<{ id: string }>(db, text, values)).map(({ id }) => id))
}

/** @throws DomainError NOT_FOUND when it is not there or no longer sold */
export const readProduct = async (db: EntityManager, id: string): Promise<Product> => {
  const [product] = await readProducts(db, 'AND id = $1', [id])
  if (!product) throw new DomainError('NOT_FOUND', { productId: id })
  return product
}

const mostLeft = { [StockLevel.LOW]: limits.lowStock, [StockLevel.SOLD_OUT]: 0 }

const matching = ({ category, stock, ids }: Filter) => {
  const values: unknown[] = []
  const parameter = (value: unknown) => `$${values.push(value)}`
  const conditions = [
    category ? `AND "categoryCode" = ${parameter(category)}` : '',
    stock ? `AND quantity <= ${parameter(mostLeft[stock])}` : '',
    ids ? `AND id = ANY(${parameter(ids)}::uuid[])` : '',
  ]
  return { conditions: conditions.filter(Boolean).join(' '), values }
}

// Each has an index of its own.
const newest = '"createdAt" DESC, id DESC'
const orders: Record<ProductSort, string> = {
  [ProductSort.NEWEST]: newest,
  [ProductSort.RELEVANCE]: newest,
  [ProductSort.PRICE_LOW_TO_HIGH]: 'price * (100 - discount), id',
  [ProductSort.PRICE_HIGH_TO_LOW]: 'price * (100 - discount) DESC, id DESC',
  [ProductSort.RATING]: 'rating DESC NULLS LAST, "reviewCount" DESC, id DESC',
  [ProductSort.BEST_SELLING]: 'buyers DESC, sold DESC, id DESC',
  [ProductSort.FEWEST_LEFT]: 'quantity, id',
  [ProductSort.NAME]: 'lower(name), id',
}

const ascending = [ProductSort.PRICE_LOW_TO_HIGH, ProductSort.FEWEST_LEFT, ProductSort.NAME]

/** That a product comes after that one. */
const beyond = (sort: ProductSort, id: string) => {
  const key = keys[sort] ?? '"createdAt", id'
  return `(${key}) ${ascending.includes(sort) ? '>' : '<'} (SELECT ${key} FROM product WHERE id = ${id})`
}

/** What the orders go by; else the time. */
const keys: Partial<Record<ProductSort, string>> = {
  [ProductSort.PRICE_LOW_TO_HIGH]: 'price * (100 - discount), id',
  [ProductSort.PRICE_HIGH_TO_LOW]: 'price * (100 - discount), id',
  [ProductSort.RATING]: 'coalesce(rating, 0), "reviewCount", id',
  [ProductSort.BEST_SELLING]: 'buyers, sold, id',
  [ProductSort.FEWEST_LEFT]: 'quantity, id',
  [ProductSort.NAME]: 'lower(name), id',
}
