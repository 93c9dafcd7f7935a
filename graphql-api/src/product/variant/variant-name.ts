import type { ProductVariant } from './product-variant.entity.js'

/** What a refusal says of a variant, so that it can be named to whoever asked for it. */
export type VariantName = Pick<ProductVariant, 'size' | 'sizeBn' | 'color' | 'colorBn'>

/** Whether it is the one variant of a product without options. */
export const isUnnamed = ({ size, color }: Pick<ProductVariant, 'size' | 'color'>): boolean =>
  size === null && color === null

/** @returns nothing of a variant that has neither size nor colour, since its product's name says all */
export const variantName = (variant: VariantName): Partial<VariantName> => {
  const { size, sizeBn, color, colorBn } = variant
  return isUnnamed(variant) ? {} : { size, sizeBn, color, colorBn }
}
