import DataLoader from 'dataloader'
import type { Read } from '../../database/read.js'
import type { Product } from '../product.entity.js'
import { variantsByProduct } from './read-variants.js'

export const variantLoaders = {
  /** Of a product, in their order; those that are no longer sold among them. */
  variants: ({ read }: { read: Read }) =>
    new DataLoader(
      async (products: readonly Product[]) => {
        const variants = await read((db) =>
          variantsByProduct(
            db,
            products.map(({ id }) => id),
          ),
        )
        return products.map((product) =>
          (variants.get(product.id) ?? []).map((variant) => Object.assign(variant, { product })),
        )
      },
      { cacheKeyFn: ({ id }: Product) => id },
    ),
}
