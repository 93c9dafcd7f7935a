import { limits } from '@sunnah-store/schema/limits'
import { readWhole } from '@sunnah-store/schema/whole-number'
import type { PayoutReason } from '../../../../generated/types.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'

/** What is typed of a payout. */
export interface PayoutValues {
  day: string
  received: string
  charges: string
  reason: string
  note: string
}

export const reasons: readonly PayoutReason[] = ['UNLISTED_CHARGE', 'COUNTED_TWICE', 'STILL_OWED', 'OTHER']

/** A sum as it was typed; null: it is none. */
export const readTaka = (typed: string): number | null => {
  const sum = typed.trim() === '' ? 0 : readWhole(typed)
  return sum !== null && sum <= limits.payout.taka ? sum : null
}

/** How much more came than should have; null while a sum cannot be read. */
export const differenceOf = (expected: number, typed: Pick<PayoutValues, 'received' | 'charges'>): number | null => {
  const [received, charges] = [readTaka(typed.received), readTaka(typed.charges)]
  return received === null || charges === null ? null : received - (expected - charges)
}

/** What is told the shop. */
export const inputOf = (values: PayoutValues, difference: number | null) => ({
  day: values.day,
  received: readTaka(values.received) ?? 0,
  charges: readTaka(values.charges) ?? 0,
  reason: difference === 0 ? null : (reasons.find((reason) => reason === values.reason) ?? null),
  note: difference === 0 ? null : seenText(values.note) || null,
})
