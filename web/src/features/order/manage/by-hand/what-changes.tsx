import type { DeliveryRules } from '@sunnah-store/schema/delivery'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { fullName } from '../../../../lib/copy/variant-name.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { Sum, SumList, TotalSum } from '../../../../ui/data/sums.tsx'
import {
  type Correctable,
  type CorrectValues,
  changedDiscount,
  changedFields,
  feeOf,
  placeOf,
  stockChanges,
  totalOf,
} from './corrected.ts'
import { chosenOf, type HandLine, subtotalOf } from './hand-line.ts'

interface WhatChangesProps {
  order: Correctable
  delivery: DeliveryRules
  values: CorrectValues
  lines: readonly HandLine[]
}

/** What of an order would be another than before, and what is to be collected then. */
export const WhatChanges = ({ order, delivery, values, lines }: WhatChangesProps) => {
  const { byHand: copy, taking, districtName, format, language, promise, taka } = useCopy(manageCopy)
  const fields = changedFields(order, values)
  const place = placeOf(values)
  const stock = stockChanges(order, lines)
  const fee = feeOf(order, delivery, values.district, lines)
  const off = changedDiscount(order, values)
  const { discount } = off ?? order

  const said = { ...place, district: districtName(place.district), phone: place.phone && format.phone(place.phone) }
  const nameOf = (variantId: string) => {
    const line = lines.find((one) => one.variantId === variantId)
    const ordered = order.lines.find((one) => one.variantId === variantId)
    return line ? fullName({ ...line, ...chosenOf(line) }, language) : ordered ? fullName(ordered, language) : ''
  }

  return (
    <Changes as="section" aria-labelledby="what-changes">
      <h2 id="what-changes">{copy.whatChanges}</h2>
      {fields.length === 0 && stock.length === 0 && !off && <Muted>{copy.nothingYet}</Muted>}
      <ul>
        {fields.map((name) => (
          <li key={name}>
            {copy.fields[name]}: <b>{said[name] || copy.none}</b>
          </li>
        ))}
        {off && (
          <li>
            {taking.discount}: <b>{taka(discount)}</b>
            {off.discountReason && ` (${off.discountReason})`}
          </li>
        )}
        {stock.map(({ variantId, pieces }) => (
          <li key={variantId}>
            {nameOf(variantId)}: <b>{copy.stock(pieces)}</b>
          </li>
        ))}
      </ul>
      <SumList>
        <Sum>
          <dt>{copy.was}</dt>
          <dd>{taka(order.total)}</dd>
        </Sum>
        <Sum>
          <dt>{copy.lines}</dt>
          <dd>{taka(subtotalOf(lines))}</dd>
        </Sum>
        <Sum>
          <dt>{copy.delivery}</dt>
          <dd>{fee === 0 ? promise.free : taka(fee)}</dd>
        </Sum>
        {discount > 0 && (
          <Sum>
            <dt>{taking.discount}</dt>
            <dd>{taka(-discount)}</dd>
          </Sum>
        )}
        <TotalSum>
          <dt>{copy.toCollect}</dt>
          <dd>{taka(totalOf(order, delivery, values, lines))}</dd>
        </TotalSum>
      </SumList>
    </Changes>
  )
}

const Changes = styled(PaddedPanel)`
  justify-items: stretch;
  overflow-wrap: anywhere;
  ul { display: grid; gap: var(--space-2); font: 400 var(--type-small); }
`
