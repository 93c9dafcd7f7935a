import type { Product } from '../../product.entity.js'
import { ProductVariant } from '../../variant/product-variant.entity.js'

/**
 * The price of a product is the lowest of its variants, which then need none of their own: so whoever reads only the
 * product reads what it costs at least.
 */
export const settlePrices = (product: Product, variants: readonly ProductVariant[]) => {
  const regular = (variant: ProductVariant) => variant.price ?? product.price
  const price = Math.min(...variants.filter(({ isActive }) => isActive).map(regular))
  const settled = (variant: ProductVariant) => {
    const own = regular(variant) === price ? null : regular(variant)
    return Object.assign(new ProductVariant(), variant, { price: own })
  }
  return { price, variants: variants.map(settled) }
}
