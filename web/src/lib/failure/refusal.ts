import { CombinedGraphQLErrors } from '@apollo/client/errors'
import type { ErrorCode } from '@sunnah-store/schema/errors'
import { isRecord } from '../is-record.ts'
import { errorCode, errorDetails } from './error-code.ts'

/** A line that is not available in the requested quantity. */
interface ShortLine {
  productId: string
  variantId?: string
  wanted: number
  available: number
}

/** A line at the price of this moment. */
interface PricedLine {
  productId: string
  variantId?: string
  unitPrice: number
}

// Those that say all by themselves, or whose details the client does not read.
const plainCodes = [
  'ADDRESSES_FULL',
  'BEING_SENT',
  'CART_EMPTY',
  'CART_FULL',
  'COURIER_NOT_SET_UP',
  'COURIER_REFUSED',
  'COURIER_SILENT',
  'DELIVERY_CHANGED',
  'EMAIL_NOT_CONFIRMED',
  'FORBIDDEN',
  'IMPORT_TOUCHED',
  'IN_STOCK',
  'INTERNAL',
  'LAST_ADMIN',
  'LIMITS_CHANGED',
  'NOT_FOUND',
  'NOT_OWED',
  'ORDER_CHANGED',
  'ORDER_HAS_CASH',
  'ORDER_ON_ITS_WAY',
  'RATE_LIMITED',
  'REAUTHENTICATE',
  'RESTOCK_REQUESTS_FULL',
  'SECOND_FACTOR_ON',
  'SETTINGS_CHANGED',
  'STATUS_CHANGED',
  'STEP_STAYS',
  'SYNONYMS_FULL',
  'TOO_MANY_HOLDS',
  'TRACKING_KNOWN',
  'UNAUTHENTICATED',
  'UNAVAILABLE',
  'VARIANT_REQUIRED',
  'WISHES_FULL',
] as const satisfies readonly ErrorCode[]

/** OTHER: a code or details that this version of the client does not know. */
type OtherCode = (typeof plainCodes)[number] | 'OTHER'

type Said<Code extends ErrorCode, Details> = { code: Code } & Details

/** How the shop refused a call: its code, and what it says about it. */
export type Refusal =
  | Said<'OUT_OF_STOCK', { lines: readonly ShortLine[] }>
  | Said<'PRICE_CHANGED', { expectedTotal: number; total: number; lines: readonly PricedLine[] }>
  /** `rule`: which of the owner's limits; `most`: pieces, orders or whole taka. */
  | Said<'PURCHASE_LIMIT', { rule: string; most: number }>
  /** `nextAt`: when the next call may be noted. */
  | Said<'CALLED_OFTEN', { nextAt: string }>
  | Said<'EMAIL_NOT_CONFIRMED', { most: number }>
  /** What price and discount are today, as far as they are not what was read. */
  | Said<'PRODUCT_CHANGED', { price?: number; discount?: number }>
  /** `number`: of the order that the key stands for. */
  | Said<'IDEMPOTENCY_MISMATCH', { number?: string }>
  | Said<'STOCK_CHANGED', { expectedQuantity: number; quantity: number }>
  | Said<'SYNONYM_TAKEN', { word: string; group: { id: string; words: readonly string[] } }>
  | Said<'SYNONYMS_CHANGED', { words: readonly string[] }>
  /** `fields`: the names of those that could not be taken. `highestPrice`: where variants of the product allow no more. */
  | Said<'BAD_USER_INPUT', { fields: readonly string[]; highestPrice?: number }>
  | { code: OtherCode }

/** The shop's refusal; null for any other failure, after which the result of the call is unknown. */
export const refusalOf = (error: unknown): Refusal | null => {
  // A refusal of the identity service (token renewal) says nothing about the call itself.
  const code = CombinedGraphQLErrors.is(error) ? errorCode(error) : null
  if (code === null) return null
  return withDetails(code, errorDetails(error)) ?? { code: plainCodes.find((plain) => plain === code) ?? 'OTHER' }
}

/** Whether the shop has definitely refused, as opposed to a server fault after which the result is unknown. */
export const isDefinite = (refusal: Refusal | null): refusal is Refusal =>
  refusal !== null && refusal.code !== 'INTERNAL' && refusal.code !== 'UNAVAILABLE'

const withDetails = (code: string, details: Record<string, unknown>): Refusal | null => {
  const lines = Array.isArray(details.lines) ? details.lines : []
  if (code === 'OUT_OF_STOCK') return { code, lines: lines.filter(isShort) }
  if (code === 'BAD_USER_INPUT') {
    const { fields, highestPrice } = details
    return {
      code,
      fields: isRecord(fields) ? Object.keys(fields) : [],
      ...(typeof highestPrice === 'number' && { highestPrice }),
    }
  }

  if (code === 'IDEMPOTENCY_MISMATCH')
    return { code, ...(typeof details.number === 'string' && { number: details.number }) }
  if (code === 'PRODUCT_CHANGED') {
    const { price, discount } = details
    return { code, ...(typeof price === 'number' && { price }), ...(typeof discount === 'number' && { discount }) }
  }

  const { expectedTotal, total, expectedQuantity, quantity, word, group, words, rule, most, nextAt } = details
  if (code === 'PURCHASE_LIMIT' && typeof rule === 'string' && typeof most === 'number') return { code, rule, most }
  if (code === 'CALLED_OFTEN' && typeof nextAt === 'string') return { code, nextAt }
  if (code === 'EMAIL_NOT_CONFIRMED' && typeof most === 'number') return { code, most }
  if (code === 'PRICE_CHANGED' && typeof expectedTotal === 'number' && typeof total === 'number')
    return { code, expectedTotal, total, lines: lines.filter(isPriced) }
  if (code === 'STOCK_CHANGED' && typeof expectedQuantity === 'number' && typeof quantity === 'number')
    return { code, expectedQuantity, quantity }
  if (code === 'SYNONYM_TAKEN' && typeof word === 'string' && isGroup(group)) return { code, word, group }
  if (code === 'SYNONYMS_CHANGED' && isTexts(words)) return { code, words }
  return null
}

const isTexts = (texts: unknown): texts is readonly string[] =>
  Array.isArray(texts) && texts.every((text) => typeof text === 'string')

const isGroup = (group: unknown): group is { id: string; words: readonly string[] } =>
  isRecord(group) && typeof group.id === 'string' && isTexts(group.words)

const isShort = (line: unknown): line is ShortLine =>
  isRecord(line) &&
  typeof line.productId === 'string' &&
  typeof line.wanted === 'number' &&
  typeof line.available === 'number'

const isPriced = (line: unknown): line is PricedLine =>
  isRecord(line) && typeof line.productId === 'string' && typeof line.unitPrice === 'number'
