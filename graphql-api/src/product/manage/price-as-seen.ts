import { DomainError } from '../../errors.js'
import type { Product } from '../product.entity.js'

const watched = ['price', 'discount'] as const

type Figures = { [Name in (typeof watched)[number]]?: number | null | undefined }

/**
 * Keeps what somebody typed over an earlier price or discount from replacing a newer one. The product must be locked.
 * @param seen what the admin had read of what changes; what is not given may be any
 * @throws DomainError PRODUCT_CHANGED with each that is another one by now
 */
export const requirePriceAsSeen = (product: Product, changes: Figures, seen: Figures): void => {
  const others = watched.filter(
    (name) => changes[name] !== undefined && seen[name] != null && seen[name] !== product[name],
  )
  if (others.length > 0)
    throw new DomainError('PRODUCT_CHANGED', Object.fromEntries(others.map((name) => [name, product[name]])))
}
