import { limits } from '@sunnah-store/schema/limits'
import { readWhole } from '@sunnah-store/schema/whole-number'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../lib/form/use-shop-form.ts'
import { media } from '../../../theme/tokens.ts'
import { TextField } from '../../../ui/form/field.tsx'
import { type DeliveryValues, fieldName } from './delivery-values.ts'

interface TermsFieldsProps {
  field: FieldOf<DeliveryValues>
  /** Missing: of all districts. */
  district?: string
}

/** Fee and days of one rule. */
export const TermsFields = ({ field, district }: TermsFieldsProps) => {
  const { deliveryRules: copy } = useCopy(manageCopy)
  const names = {
    fee: fieldName('fee', district),
    minDays: fieldName('minDays', district),
    maxDays: fieldName('maxDays', district),
  }
  const upTo = (most: number, wrong: string) => (typed: string) => (readWhole(typed) ?? most + 1) <= most || wrong
  const { fee, days } = limits.delivery

  return (
    <Fields>
      <TextField
        label={copy.fee}
        inputMode="numeric"
        autoComplete="off"
        {...field(names.fee, { validate: upTo(fee, copy.feeWrong) })}
      />
      <TextField
        label={copy.minDays}
        inputMode="numeric"
        autoComplete="off"
        {...field(names.minDays, { validate: upTo(days, copy.daysWrong) })}
      />
      <TextField
        label={copy.maxDays}
        inputMode="numeric"
        autoComplete="off"
        {...field(names.maxDays, {
          validate: {
            whole: upTo(days, copy.daysWrong),
            order: (typed, values) =>
              (readWhole(typed) ?? 0) >= (readWhole(values[names.minDays] ?? '') ?? 0) || copy.daysTurned,
          },
        })}
      />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;
  ${media.wide} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`
