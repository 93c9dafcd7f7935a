import { placeholderPicture } from '@sunnah-store/schema/pictures'
import type { EntityManager } from 'typeorm'
import { Product } from '../product.entity.js'
import { ProductPicture } from '../product-picture.entity.js'
import type { ProductPictureInput } from './product-picture.input.js'

/**
 * Gives a product these pictures in place of those that it has; the first one is its `imageUrl`. The placeholder is no
 * picture of its own.
 */
export const writePictures = async (
  tx: EntityManager,
  productId: string,
  pictures: readonly ProductPictureInput[],
): Promise<void> => {
  await tx.delete(ProductPicture, { productId })
  const own = pictures.filter(({ url }) => url !== placeholderPicture)
  const rows = own.map(({ url, alt, altBn }, position) => ({
    productId,
    position,
    url,
    alt: alt || null,
    altBn: altBn || null,
  }))
  await tx.insert(ProductPicture, rows)
  await tx.update(Product, { id: productId }, { imageUrl: own[0]?.url ?? placeholderPicture })
}
