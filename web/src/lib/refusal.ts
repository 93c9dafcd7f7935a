import { CombinedGraphQLErrors } from '@apollo/client/errors'

/** A line that cannot be had as it was asked for. */
export interface ShortLine {
  productId: string
  name: string
  wanted: number
  available: number
}

/** A line at the price of this moment. */
export interface PricedLine {
  productId: string
  name: string
  unitPrice: number
  quantity: number
  lineTotal: number
}

/** How the shop refused a call: its code, and what it says about it. */
export type Refusal =
  | { code: 'OUT_OF_STOCK'; lines: readonly ShortLine[] }
  | { code: 'PRICE_CHANGED'; expectedTotal: number; total: number; lines: readonly PricedLine[] }
  | { code: 'STOCK_CHANGED'; expectedQuantity: number; quantity: number; lines?: never }
  | { code: 'BAD_USER_INPUT'; fields?: Readonly<Record<string, readonly string[]>>; lines?: never }
  | { code: string; lines?: never }

/** The shop's refusal; null when a call failed in another way, so that nobody knows what became of it. */
export const refusalOf = (error: unknown): Refusal | null => {
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined
  if (typeof extensions?.code !== 'string') return null
  // Which details a code carries is part of the contract.
  return { ...(extensions.details as object | undefined), code: extensions.code } as Refusal
}

/** Every code that says that something was refused, and not that the shop itself broke down. */
export const isDefinite = (refusal: Refusal | null): refusal is Refusal =>
  refusal !== null && !['INTERNAL', 'UNAVAILABLE'].includes(refusal.code)
