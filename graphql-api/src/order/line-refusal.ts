import { DomainError } from '../errors.js'
import { variantRequired } from '../product/variant/choose-variant.service.js'
import { variantName } from '../product/variant/variant-name.js'
import type { AskedLine } from './placing.js'

/** Why these lines cannot be ordered; null when they can. */
export const lineRefusal = (lines: readonly AskedLine[]): DomainError | null => {
  const missing = lines.find(({ variantId }) => variantId === null)
  if (missing)
    return new DomainError('NOT_FOUND', { productId: missing.productId, ...(missing.name && { name: missing.name }) })
  const open = lines.flatMap(({ productId, name, variants }) => (variants ? [{ productId, name, variants }] : []))
  if (open.length > 0) return variantRequired(open)
  if (new Set(lines.map(({ variantId }) => variantId)).size < lines.length)
    return new DomainError('BAD_USER_INPUT', { fields: { lines: ['lines must name each variant once'] } })
  const short = lines.filter(({ quantity, available }) => quantity < 1 || quantity > (available ?? 0))
  return short.length > 0 ? new DomainError('OUT_OF_STOCK', { lines: short.map(asShort) }) : null
}

/** The total is another one than was shown. */
export const priceChanged = (
  lines: readonly AskedLine[],
  sums: { expectedTotal: number; total: number; deliveryFee: number },
): DomainError => new DomainError('PRICE_CHANGED', { ...sums, lines: lines.map(asPriced) })

const named = ({ productId, variantId, name, ...line }: AskedLine) => ({
  productId,
  variantId,
  name,
  ...variantName(line),
})

const asShort = (line: AskedLine) => ({ ...named(line), wanted: line.quantity, available: line.available ?? 0 })

const asPriced = (line: AskedLine) => {
  const { unitPrice, quantity } = line
  return { ...named(line), unitPrice, quantity, lineTotal: unitPrice * quantity }
}
