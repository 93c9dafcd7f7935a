import { limits } from '@sunnah-store/schema/limits'
import { DomainError } from '../../../errors.js'
import { choiceKey } from '../../variant/choice.js'
import type { ProductVariant } from '../../variant/product-variant.entity.js'
import { variantName } from '../../variant/variant-name.js'

/**
 * Holds the variants that a product is to have against what shoppers can choose from.
 * @throws DomainError VARIANT_TAKEN when two have the same size and colour; BAD_USER_INPUT when none is sold, too many
 * are, or some lack an option that others have
 */
export const refuseUnlessFitting = (variants: readonly ProductVariant[]): void => {
  const sold = variants.filter(({ isActive }) => isActive)
  if (sold.length === 0) throw broken('at least one variant must be sold')
  if (sold.length > limits.variants.each) throw broken(`at most ${limits.variants.each} variants can be sold`)
  const seen = new Map<string, ProductVariant>()
  for (const variant of variants) {
    const key = choiceKey(variant)
    if (seen.has(key)) throw new DomainError('VARIANT_TAKEN', variantName(variant))
    seen.set(key, variant)
  }
  const options = new Set(sold.map(({ size, color }) => `${size !== null} ${color !== null}`))
  if (options.size > 1) throw broken('either all variants that are sold have a size, or none; the same with colours')
}

const broken = (rule: string) => new DomainError('BAD_USER_INPUT', { fields: { variants: [rule] } })
