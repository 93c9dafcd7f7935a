import { placeholderPicture } from '@sunnah-store/schema/pictures'
import type { EntityManager } from 'typeorm'
import { Product } from '../product.entity.js'
import { ProductPicture } from '../product-picture.entity.js'
import type { ProductPictureInput } from './product-picture.input.js'

/** Gives a product these pictures in place of those that it has; the first one, or the placeholder, is its `imageUrl`. */
export const writePictures = async (
  tx: EntityManager,
  productId: string,
  pictures: readonly ProductPictureInput[],
): Promise<void> => {
  await tx.delete(ProductPicture, { productId })
  const rows = pictures.map(({ url, alt, altBn }, position) => ({
    productId,
    position,
    url,
    alt: alt || null,
    altBn: altBn || null,
  }))
  await tx.insert(ProductPicture, rows)
  await tx.update(Product, { id: productId }, { imageUrl: pictures[0]?.url ?? placeholderPicture })
}
