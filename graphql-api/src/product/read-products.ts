import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import { Product } from './product.entity.js'

/** What a card of a list shows needs no other columns: descriptions are long, and most lists show none. */
const short: readonly (keyof Product)[] = [
  'id',
  'categoryCode',
  'name',
  'nameBn',
  'price',
  'highestPrice',
  'discount',
  'quantity',
  'imageUrl',
  'rating',
  'reviewCount',
  'createdAt',
]

/** The GraphQL fields of a product that are answered from these columns. */
const shortFields = new Set([
  'id',
  'name',
  'nameBn',
  'price',
  'discount',
  'discountedPrice',
  'quantity',
  'image',
  'rating',
  'reviewCount',
  'category',
  'images',
  'boughtTogether',
  'similar',
  'reviews',
  'ratingCounts',
  'priceTo',
  'discountedPriceTo',
  'variants',
  'allVariants',
  '__typename',
])

export type Columns = 'short' | 'all'

/** Which columns a product needs that is asked for these fields. */
export const columnsFor = (fields: Iterable<string>): Columns => {
  for (const field of fields) if (!shortFields.has(field)) return 'all'
  return 'short'
}

/**
 * Products that are sold, without the detour over entities' metadata.
 * @param rest SQL from AND on, with its parameters as $1, $2 …; never made of what a caller sends
 */
export const readProducts = async (
  db: EntityManager,
  rest: string,
  values: readonly unknown[],
  columns: Columns = 'all',
): Promise<Product[]> => {
  const text = `SELECT ${columnsOf(db, columns)} FROM product WHERE "deletedAt" IS NULL ${rest}`
  const rows = await readPrepared<Partial<Product>>(db, text, values)
  return rows.map((row) => Object.assign(new Product(), row))
}

let all: string | undefined

const columnsOf = (db: EntityManager, columns: Columns) => {
  all ??= quoted(db.dataSource.getMetadata(Product).columns.map(({ databaseName }) => databaseName))
  return columns === 'short' ? shortColumns : all
}

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
const shortColumns = quoted(short)
