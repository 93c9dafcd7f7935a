import { DomainError } from '../../../errors.js'
import type { ProductVariant } from '../../variant/product-variant.entity.js'
import { variantName } from '../../variant/variant-name.js'
import type { VariantInput } from './variants.input.js'

/** @throws DomainError VARIANTS_CHANGED with every variant whose stock or price is not the one that the admin saw */
export const refuseUnlessAsSeen = (inputs: readonly VariantInput[], variants: readonly ProductVariant[]): void => {
  const lines = inputs.flatMap(({ id, quantity, expectedQuantity, price, expectedPrice }) => {
    const now = variants.find((variant) => variant.id === id)
    if (!now) return []
    const changes = {
      ...(quantity != null && isOther(expectedQuantity, now.quantity) && { expectedQuantity, quantity: now.quantity }),
      ...(price !== undefined &&
        isOther(expectedPrice, now.regularPrice) && { expectedPrice, price: now.regularPrice }),
    }
    return Object.keys(changes).length > 0 ? [{ variantId: now.id, ...variantName(now), ...changes }] : []
  })
  if (lines.length > 0) throw new DomainError('VARIANTS_CHANGED', { lines })
}

const isOther = (expected: number | null | undefined, now: number) => expected != null && expected !== now
