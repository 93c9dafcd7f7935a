import type { EntityManager } from 'typeorm'
import type { Cell } from '../../csv/write-csv.js'
import { Product } from '../product.entity.js'
import { variantsByProduct } from '../variant/read-variants.js'
import { variantRow } from './product-columns.js'

const PAGE = 500

/**
 * Every product that is sold, the oldest first, a row for each of its variants; page by page: nothing is kept, no
 * connection is held in between.
 */
export async function* exportProducts(db: EntityManager): AsyncGenerator<Cell[][]> {
  for (let products = await pageAfter(db, null); products.length > 0; ) {
    yield await rowsOf(db, products)
    products = await pageAfter(db, products.at(-1)?.id ?? null)
  }
}

const rowsOf = async (db: EntityManager, products: readonly Product[]) => {
  const variants = await variantsByProduct(
    db,
    products.map(({ id }) => id),
  )
  return products.flatMap((product) =>
    (variants.get(product.id) ?? [])
      .filter(({ isActive }) => isActive)
      .map((variant) => variantRow(Object.assign(variant, { product }))),
  )
}

const pageAfter = (db: EntityManager, id: string | null) => {
  const query = db.createQueryBuilder(Product, 'product')
  // By the row itself: a Date has no microseconds.
  if (id) query.where('(product.createdAt, product.id) > (SELECT "createdAt", id FROM product WHERE id = :id)', { id })
  return query.orderBy('product.createdAt').addOrderBy('product.id').limit(PAGE).getMany()
}
