import type { FragmentType } from '@apollo/client'
import { PhoneMissed } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { trackingCopy } from '../../../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { courierSaid } from '../../../../lib/text/courier-said.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Rest } from '../managed-order-card.ts'
import { nextCallAt } from './next-call.ts'
import { type OrderSteps_OrderFragment, useOrderSteps_OrderFragment } from './order-steps.generated.ts'
import { WhatWasCorrected } from './what-was-corrected.tsx'

/** With whom an order goes, and what has happened to it so far; before the first step, the calls that nobody answered. */
export const OrderEvents = ({ order }: { order: FragmentType<OrderSteps_OrderFragment> }) => {
  const { allOrders: copy, byHand, courierWords, orders, taking, format, taka } = useCopy(manageCopy)
  const { tracking } = useCopy(trackingCopy)
  const { data, complete } = useOrderSteps_OrderFragment(order)
  const today = useToday()
  if (!complete || data.events.length === 0) return null

  const calls = data.events.filter(({ kind }) => kind === 'CALL')
  const times = calls.map(({ at }) => format.when(at, today))
  const next = nextCallAt(calls)
  const cancelled = data.status === 'CANCELLED' ? data.events.filter(({ to }) => to === 'CANCELLED').at(-1) : undefined
  const unanswered = data.status === 'PLACED' && next && (
    <Notice tone="brass" icon={PhoneMissed}>
      {copy.noAnswerAt(times, format.when(next, today))}
    </Notice>
  )
  if (unanswered && calls.length === data.events.length) return unanswered

  return (
    <>
      {unanswered}
      {cancelled && (
        <p>
          {[
            cancelled.by === 'SHOPPER' ? copy.byShopper : cancelled.actorName,
            reasonIn(copy.reasons, cancelled.reason),
            cancelled.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {data.shipment && (
        <p>
          {copy.with(data.shipment.courier)}
          {data.shipment.trackingCode && (
            <>
              , <Unbroken>{data.shipment.trackingCode}</Unbroken>
            </>
          )}
        </p>
      )}
      {data.cash && <p>{copy.cash[data.cash]}</p>}
      <Rest>
        <details>
          <Summary>{copy.events(data.events.length)}</Summary>
          <List>
            {data.events.map(
              ({
                at,
                kind,
                by,
                actorName,
                from,
                to,
                reason,
                changed,
                corrections,
                cameBack,
                writtenOff,
                cashOwed,
                givenBack,
                note,
              }) => (
                <li key={`${at} ${kind}`}>
                  <time dateTime={at}>{format.when(at, today)}</time> {kind === 'CALL' && copy.noAnswer}
                  {kind === 'TAKEN' && taking.takenBy(data.takenBy)}
                  {kind === 'CORRECTED' && byHand.corrected(changed?.map((part) => tracking.parts[part]) ?? [])}
                  {kind === 'TAKEN_BACK' && from && copy.takenBack(copy.statuses[from])}
                  {kind === 'STEP' && to && <b>{copy.statuses[to]}</b>}
                  {kind === 'CASH' && copy.cashTold}
                  {cameBack !== null && ` · ${orders.cameBack(cameBack)}`}
                  {writtenOff !== null && ` · ${copy.piecesWrittenOff(writtenOff)}`}
                  {cashOwed !== null && ` · ${cashOwed ? copy.cashOwed : copy.cashNotOwed}`}
                  {givenBack !== null && ` · ${copy.givenBack(taka(givenBack))}`}
                  {by === 'SHOPPER' && ` · ${copy.byShopper}`}
                  {reasonIn(copy.reasons, reason) && ` · ${reasonIn(copy.reasons, reason)}`}
                  {kind !== 'TAKEN' && actorName !== null && ` · ${actorName}`}
                  {note && ` · ${by === 'COURIER' ? courierSaid(note, courierWords) : note}`}
                  <WhatWasCorrected corrections={corrections} />
                </li>
              ),
            )}
          </List>
        </details>
      </Rest>
    </>
  )
}

/** The sentence of a reason; null for one that this version of the client does not know. */
const reasonIn = (sentences: Readonly<Record<string, string>>, reason: string | null): string | null =>
  (reason !== null && sentences[reason]) || null

const Summary = styled.summary`
  min-height: var(--touch);
  align-content: center;
  color: var(--muted);
  font: 400 var(--type-small);
  cursor: pointer;
`

const List = styled.ol`
  display: grid;
  gap: var(--space-1);
  font: 400 var(--type-small);
`
