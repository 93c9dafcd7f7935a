import type { EntityManager } from 'typeorm'
import { readPrepared } from '../database/read-prepared.js'
import { ProductPicture } from './product-picture.entity.js'

/** The pictures of these products, each list in its order; none of a product that shows the placeholder. */
export const readPictures = async (
  db: EntityManager,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductPicture[]>> => {
  const rows = await readPrepared<Partial<ProductPicture> & { productId: string }>(db, picturesOf, [productIds])
  const pictures = new Map<string, ProductPicture[]>()
  for (const row of rows) {
    const before = pictures.get(row.productId) ?? []
    pictures.set(row.productId, [...before, Object.assign(new ProductPicture(), row)])
  }
  return pictures
}

const picturesOf = `SELECT * FROM product_picture WHERE "productId" = ANY((SELECT $1::uuid[])::uuid[])
  ORDER BY "productId", position`
