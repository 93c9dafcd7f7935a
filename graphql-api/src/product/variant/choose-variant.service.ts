import type { EntityManager } from 'typeorm'
import { DomainError } from '../../errors.js'
import type { Product } from '../product.entity.js'
import type { ProductVariant } from './product-variant.entity.js'
import { readVariantsOf } from './read-variants.js'
import { variantName } from './variant-name.js'

/**
 * The variant of a product that is asked for: the named one, or else the only one that is sold.
 * @throws DomainError NOT_FOUND when it is another product's or no longer sold; VARIANT_REQUIRED with those to choose from
 */
export const chooseVariant = async (
  db: EntityManager,
  product: Product,
  variantId: string | null | undefined,
): Promise<ProductVariant> => {
  const variants = await readVariantsOf(db, product)
  const sold = variants.filter(({ isActive }) => isActive)
  const named = variantId ? variants.find(({ id }) => id === variantId.toLowerCase()) : null
  const [chosen, ...others] = variantId ? sold.filter((variant) => variant === named) : sold
  if (others.length > 0)
    throw variantRequired([{ productId: product.id, name: product.name, variants: sold.map(asChoice) }])
  if (chosen) return chosen
  throw new DomainError('NOT_FOUND', {
    productId: product.id,
    name: product.name,
    ...(variantId && { variantId }),
    ...(named && variantName(named)),
  })
}

interface ManyVariants {
  productId: string
  name: string | null
  variants: readonly object[]
}

/** Which of several variants is meant must be said, of each of these products. */
export const variantRequired = (lines: readonly ManyVariants[]): DomainError =>
  new DomainError('VARIANT_REQUIRED', { lines })

const asChoice = ({ id, sku, size, sizeBn, color, colorBn }: ProductVariant) => ({
  id,
  sku,
  size,
  sizeBn,
  color,
  colorBn,
})
