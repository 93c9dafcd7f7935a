import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { trackingCopy } from '../../../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { fullName } from '../../../../lib/copy/variant-name.ts'
import type { OrderSteps_OrderFragment } from './order-steps.generated.ts'

type Correction = OrderSteps_OrderFragment['events'][number]['corrections'][number]

/** What stood in an order before a correction, and after it. */
export const WhatWasCorrected = ({ corrections }: { corrections: readonly Correction[] }) => {
  const { byHand: copy, districtName, format, language, taka } = useCopy(manageCopy)
  const { tracking } = useCopy(trackingCopy)
  if (corrections.length === 0) return null

  const said = (part: Correction['part'], value: string | null) => {
    if (!value) return copy.none
    if (part === 'DELIVERY_FEE' || part === 'DISCOUNT' || part === 'TOTAL') return taka(Number(value))
    if (part === 'LINES') return format.number(Number(value))
    if (part === 'PHONE') return format.phone(value)
    return part === 'DISTRICT' ? districtName(value) : value
  }
  // Two products may be called the same.
  const nameOf = (line: NonNullable<Correction['line']>) => {
    const name = fullName(line, language)
    const isShared = corrections.filter((other) => other.line && fullName(other.line, language) === name).length > 1
    return isShared ? `${name} (${taka(line.unitPrice)})` : name
  }
  return (
    <List>
      {corrections.map(({ place, part, line, before, after }) => {
        const of = line ? nameOf(line) : tracking.parts[part]
        return <li key={place}>{copy.wasCorrected(of, said(part, before), said(part, after))}</li>
      })}
    </List>
  )
}

const List = styled.ul`
  padding-inline-start: var(--space-4);
  color: var(--muted);
  list-style: disc;
  overflow-wrap: anywhere;
`
