import type { EntityManager } from 'typeorm'
import { queryRows } from '../../database/query-rows.js'
import type { SearchableText } from '../../search/text-index.js'
import type { ShelvedProduct } from '../filter/facts.js'
import { sizeRun } from '../size-run.js'

/** What the search reads of a product. */
interface SearchableRow extends ShelvedProduct {
  name: string
  nameBn: string | null
  productType: string | null
  productTypeBn: string | null
  modelNumber: string | null
  placeOfOrigin: string | null
  placeOfOriginBn: string | null
  description: string | null
  descriptionBn: string | null
  /** As PostgreSQL writes it, to the microsecond. */
  createdAt: string
}

const select = `SELECT id, "categoryCode", quantity > 0 AS "isInStock", name, "nameBn", "productType", "brandName", color, size,
  "modelNumber", material, "placeOfOrigin", description, "productTypeBn", "colorBn", "sizeBn", "materialBn",
  "placeOfOriginBn", "descriptionBn", price, discount, rating, "reviewCount", (
    SELECT coalesce(json_agg(json_build_object('size', variant.size, 'sizeBn', variant."sizeBn", 'color', variant.color,
      'colorBn', variant."colorBn", 'price', variant.price, 'isInStock', variant.quantity > 0) ORDER BY position), '[]')
    FROM product_variant AS variant
    WHERE "productId" = product.id AND "isActive" AND num_nonnulls(variant.size, variant.color) > 0
  ) AS variants, "createdAt"::text AS "createdAt",
  (extract(epoch FROM "createdAt") * 1000000)::float8 AS "createdMicros" FROM product WHERE "deletedAt" IS NULL`

/** All products that are sold, the oldest first, so many at a time. */
export async function* readAll(db: EntityManager, many: number): AsyncGenerator<SearchableRow[]> {
  const readAfter = (createdAt: string, id: string): Promise<SearchableRow[]> =>
    queryRows(
      db,
      `${select} AND ("createdAt", id) > ($1::timestamptz, $2::uuid) ORDER BY product."createdAt", id LIMIT $3`,
      [createdAt, id, many],
    )
  for (let reading: Promise<SearchableRow[]> | null = readAfter('-infinity', NO_ID); reading; ) {
    const rows: SearchableRow[] = await reading
    const last = rows.at(-1)
    // PostgreSQL reads on while these are looked at. Whoever stops there hears of no fault in the rest.
    reading = last && rows.length === many ? readAfter(last.createdAt, last.id) : null
    reading?.catch(() => {})
    yield rows
  }
}

/** Those of these products that are sold, the oldest first. */
export const readByIds = (db: EntityManager, ids: readonly string[]): Promise<SearchableRow[]> =>
  queryRows(db, `${select} AND id = ANY($1::uuid[]) ORDER BY product."createdAt", id`, [ids])

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** A product as the index takes it. */
export const asSearchable = (row: SearchableRow): SearchableText => ({
  id: row.id,
  category: row.categoryCode,
  isInStock: row.isInStock,
  createdAt: row.createdMicros,
  fields: {
    name: oneLine(row.name, row.nameBn),
    type: oneLine(row.productType, row.productTypeBn),
    brand: row.brandName ?? '',
    color: oneLine(row.color, row.colorBn, ...row.variants.flatMap(({ color, colorBn }) => [color, colorBn])),
    size: oneLine(
      row.size && withSizesBetween(row.size),
      row.sizeBn,
      ...row.variants.flatMap(({ size, sizeBn }) => [size, sizeBn]),
      row.modelNumber,
    ),
    material: oneLine(row.material, row.materialBn, row.placeOfOrigin, row.placeOfOriginBn),
    description: oneLine(row.description, row.descriptionBn),
  },
})

const oneLine = (...texts: (string | null)[]) => texts.filter(Boolean).join(' ')

/** "M to XL" is said of L too, and "52 to 58" of 54. */
const withSizesBetween = (size: string): string =>
  size.replace(/\b(\w+) to (\w+)\b/g, (range, from: string, to: string) => `${range} ${sizeRun(from, to, 1).join(' ')}`)
