import type { EntityManager } from 'typeorm'
import type { Product } from '../../product/product.entity.js'
import { ProductPicture } from '../../product/product-picture.entity.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import { type DemoProduct, pictureOf } from './products.js'

/** Gives the demo products their sizes and colours, in place of the one variant that each begins with, and their pictures. */
export const seedChoices = async (
  tx: EntityManager,
  demoProducts: readonly DemoProduct[],
  products: readonly Pick<Product, 'id'>[],
): Promise<void> => {
  const variants: Partial<ProductVariant>[] = []
  const pictures: Partial<ProductPicture>[] = []
  for (const [i, { id: productId }] of products.entries()) {
    const demo = demoProducts[i]
    for (const [position, { picture, ...variant }] of demo?.variants?.entries() ?? [])
      variants.push({ productId, position, ...variant, ...(picture && { imageUrl: pictureOf(picture) }) })
    for (const [position, { slug, alt, altBn }] of demo?.pictures?.entries() ?? [])
      pictures.push({ productId, position, url: pictureOf(slug), alt, altBn })
  }
  await tx.query('DELETE FROM product_variant WHERE "productId" = ANY($1)', [
    variants.map(({ productId }) => productId),
  ])
  await tx.insert(ProductVariant, variants)
  await tx.upsert(ProductPicture, pictures, ['productId', 'position'])
}
