import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { isRecord } from '../is-record.ts'
import { errorCode, errorDetails } from './error-code.ts'

/** A line that cannot be had as it was asked for. */
interface ShortLine {
  productId: string
  wanted: number
  available: number
}

/** A line at the price of this moment. */
interface PricedLine {
  productId: string
  unitPrice: number
}

const plainCodes = [
  'CART_EMPTY',
  'CART_FULL',
  'FORBIDDEN',
  'IDEMPOTENCY_MISMATCH',
  'INTERNAL',
  'LAST_ADMIN',
  'NOT_FOUND',
  'RATE_LIMITED',
  'TOO_MANY_HOLDS',
  'UNAUTHENTICATED',
  'UNAVAILABLE',
] as const

/** OTHER is what only a newer shop says, or says in another way. */
type OtherCode = (typeof plainCodes)[number] | 'OTHER'

/** How the shop refused a call: its code, and what it says about it. */
export type Refusal =
  | { code: 'OUT_OF_STOCK'; lines: readonly ShortLine[] }
  | { code: 'PRICE_CHANGED'; expectedTotal: number; total: number; lines: readonly PricedLine[] }
  | { code: 'STOCK_CHANGED'; expectedQuantity: number; quantity: number }
  /** `fields`: the names of those that could not be taken. */
  | { code: 'BAD_USER_INPUT'; fields: readonly string[] }
  | { code: OtherCode }

/** The shop's refusal; null when a call failed in another way, so that nobody knows what became of it. */
export const refusalOf = (error: unknown): Refusal | null => {
  // What the identity service refuses on the way says nothing about the call.
  const code = CombinedGraphQLErrors.is(error) ? errorCode(error) : null
  if (code === null) return null
  return withDetails(code, errorDetails(error)) ?? { code: plainCodes.find((plain) => plain === code) ?? 'OTHER' }
}

/** Every code that says that something was refused, and not that the shop itself broke down. */
export const isDefinite = (refusal: Refusal | null): refusal is Refusal =>
  refusal !== null && refusal.code !== 'INTERNAL' && refusal.code !== 'UNAVAILABLE'

const withDetails = (code: string, details: Record<string, unknown>): Refusal | null => {
  const lines = Array.isArray(details.lines) ? details.lines : []
  if (code === 'OUT_OF_STOCK') return { code, lines: lines.filter(isShort) }
  if (code === 'BAD_USER_INPUT') return { code, fields: isRecord(details.fields) ? Object.keys(details.fields) : [] }

  const { expectedTotal, total, expectedQuantity, quantity } = details
  if (code === 'PRICE_CHANGED' && typeof expectedTotal === 'number' && typeof total === 'number')
    return { code, expectedTotal, total, lines: lines.filter(isPriced) }
  if (code === 'STOCK_CHANGED' && typeof expectedQuantity === 'number' && typeof quantity === 'number')
    return { code, expectedQuantity, quantity }
  return null
}

const isShort = (line: unknown): line is ShortLine =>
  isRecord(line) &&
  typeof line.productId === 'string' &&
  typeof line.wanted === 'number' &&
  typeof line.available === 'number'

const isPriced = (line: unknown): line is PricedLine =>
  isRecord(line) && typeof line.productId === 'string' && typeof line.unitPrice === 'number'
