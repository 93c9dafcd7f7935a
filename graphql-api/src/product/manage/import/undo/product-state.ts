import type { ProductFieldName } from '@sunnah-store/schema/product-fields'
import type { Product } from '../../../product.entity.js'
import type { ProductPicture } from '../../../product-picture.entity.js'
import type { ProductVariant } from '../../../variant/product-variant.entity.js'

/** All that admins say of a product, with its stock. */
export interface ProductState {
  product: Pick<Product, Exclude<ProductFieldName, 'quantity'>>
  variants: ProductVariant[]
  pictures: ProductPicture[]
}

/** The same in SQL, of the row `product`: its columns but those that follow from others. */
export const productState = `jsonb_build_object(
  'product', to_jsonb(product) - '{quantity,highestPrice,sold,rating,reviewCount,createdAt,updatedAt}'::text[],
  'variants', (SELECT coalesce(jsonb_agg(to_jsonb(variant) - 'sold' ORDER BY variant.id), '[]')
    FROM product_variant AS variant WHERE variant."productId" = product.id),
  'pictures', (SELECT coalesce(jsonb_agg(to_jsonb(picture) ORDER BY picture.position), '[]')
    FROM product_picture AS picture WHERE picture."productId" = product.id))`
