import { dayOf } from '@sunnah-store/schema/local-day'
import type { ShoppingCopy } from '../../lib/copy/shopping-copy.ts'

interface PromisedOrder {
  placedAt: string
  deliveryMinDays: number | null
  deliveryMaxDays: number | null
}

/** The days on which an order was told to come; null when none were told. */
export const promisedDays = (
  { placedAt, deliveryMinDays: minDays, deliveryMaxDays: maxDays }: PromisedOrder,
  { promise }: ShoppingCopy,
): string | null =>
  minDays === null || maxDays === null ? null : promise.days(dayOf(new Date(placedAt)), { minDays, maxDays })
