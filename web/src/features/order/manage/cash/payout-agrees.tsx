import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import type { FieldOf } from '../../../../lib/form/use-shop-form.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { Sum, SumList, TotalSum } from '../../../../ui/data/sums.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { SelectField } from '../../../../ui/form/select.tsx'
import { type PayoutValues, readTaka, reasons } from './payout-values.ts'

interface PayoutAgreesProps {
  count: number
  /** What the courier owes still of earlier payouts. */
  rest: number
  expected: number
  typed: PayoutValues
  /** Null while a sum cannot be read. */
  difference: number | null
  field: FieldOf<PayoutValues>
}

/** Whether what came is what should have, and if not, why. */
export const PayoutAgrees = ({ count, rest, expected, typed, difference, field }: PayoutAgreesProps) => {
  const { cash, taka } = useCopy(manageCopy)
  const { payout: copy } = cash
  const charges = readTaka(typed.charges) ?? 0
  const { note } = limits.order
  const isMore = difference !== null && difference > 0

  return (
    <Panel as="section" aria-labelledby="agrees">
      <h2 id="agrees">{copy.agrees}</h2>
      <SumList>
        <Sum>
          <dt>{cash.orders(count)}</dt>
          <dd>{taka(expected)}</dd>
        </Sum>
        <Sum>
          <dt>{cash.columns.charges}</dt>
          <dd>{taka(charges === 0 ? 0 : -charges)}</dd>
        </Sum>
        <Sum>
          <dt>{copy.expected}</dt>
          <dd>{taka(expected - charges)}</dd>
        </Sum>
        <Sum>
          <dt>{cash.columns.received}</dt>
          <dd>{taka(readTaka(typed.received) ?? 0)}</dd>
        </Sum>
        {difference !== null && difference !== 0 && (
          <Wrong>
            <dt>{difference < 0 ? copy.missing : copy.tooMuch}</dt>
            <dd>{taka(difference)}</dd>
          </Wrong>
        )}
      </SumList>
      {rest > 0 && <p>{copy.rest(taka(rest))}</p>}
      <p role="status">{count > 0 && difference === 0 && copy.exact}</p>
      {difference !== null && difference !== 0 && (
        <>
          <SelectField
            label={copy.whyMissing}
            {...field('reason', { validate: (reason) => reason !== '' || copy.pickReason })}
          >
            <option value="">{copy.pickReason}</option>
            {reasons
              .filter((reason) => reason !== 'STILL_OWED' || !isMore || difference <= rest)
              .map((reason) => (
                <option key={reason} value={reason}>
                  {reason === 'STILL_OWED' && isMore ? cash.restCame : cash.reasons[reason]}
                </option>
              ))}
          </SelectField>
          <TextField
            label={copy.note}
            autoComplete="off"
            {...field('note', {
              validate: {
                given: (text, { reason }) => reason !== 'OTHER' || isVisible(text) || copy.noteMissing,
                short: (text) => textLength(text) <= note || copy.noteTooLong(note),
              },
            })}
          />
        </>
      )}
    </Panel>
  )
}

const Panel = styled(PaddedPanel)`
  justify-items: stretch;
`

const Wrong = styled(TotalSum)`
  color: var(--danger);
`
