import type { ProductVariant } from './product-variant.entity.js'

/** What a refusal says of a variant, so that it can be named to whoever asked for it. */
export type VariantName = Pick<ProductVariant, 'size' | 'sizeBn' | 'color' | 'colorBn'>

/** @returns nothing of a variant that has neither size nor colour, since its product's name says all */
export const variantName = ({ size, sizeBn, color, colorBn }: VariantName): Partial<VariantName> =>
  size === null && color === null ? {} : { size, sizeBn, color, colorBn }
