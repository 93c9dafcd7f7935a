import type { EntityManager } from 'typeorm'
import { queryRows } from '../database/query-rows.js'

/**
 * The ids of the uploaded pictures that anything in the shop shows. A product that is no longer sold is still shown by
 * the carts that it lies in; orders keep pictures of their own.
 */
export const shownPictures = async (db: EntityManager): Promise<Set<string>> => {
  const rows = await queryRows<{ id: string }>(
    db,
    `SELECT DISTINCT uploaded_picture_id(url) AS id FROM (${places.join(' UNION ALL ')}) AS shown
     WHERE url LIKE '/images/uploads/%'`,
  )
  return new Set(rows.map(({ id }) => id))
}

const inSight = `("deletedAt" IS NULL OR EXISTS (SELECT FROM cart_item WHERE cart_item."productId" = product.id))`

const places = [
  `SELECT "imageUrl" AS url FROM product WHERE ${inSight}`,
  `SELECT url FROM product_picture JOIN product ON product.id = product_picture."productId" WHERE ${inSight}`,
  `SELECT product_variant."imageUrl" FROM product_variant JOIN product ON product.id = product_variant."productId" WHERE ${inSight}`,
  'SELECT "imageUrl" FROM order_line',
  'SELECT unnest(photos) FROM review',
  'SELECT "photoUrl" FROM "user"',
]
