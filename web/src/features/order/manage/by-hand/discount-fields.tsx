import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../../lib/form/use-shop-form.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import { readDiscount, type TakenValues } from './taken.ts'

interface DiscountFieldsProps {
  field: FieldOf<Pick<TakenValues, 'discount' | 'discountReason'>>
  /** What the order comes to without it; null while that is not known. */
  most: number | null
}

/** What is taken off a price, and why. */
export const DiscountFields = ({ field, most }: DiscountFieldsProps) => {
  const { taking: copy, taka } = useCopy(manageCopy)

  return (
    <>
      <TextField
        label={copy.discountInTaka}
        hint={copy.discountHint}
        inputMode="numeric"
        autoComplete="off"
        {...field('discount', {
          validate: {
            number: (typed) => readDiscount(typed) !== null || copy.discountWrong,
            payable: (typed) => most === null || (readDiscount(typed) ?? 0) <= most || copy.discountTooMuch(taka(most)),
          },
        })}
      />
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        autoComplete="off"
        {...field('discountReason', {
          validate: {
            given: (reason, { discount }) => !readDiscount(discount) || isVisible(reason) || copy.reasonMissing,
            short: (reason) => textLength(seenText(reason)) <= limits.order.note || copy.reasonTooLong,
          },
        })}
      />
    </>
  )
}
