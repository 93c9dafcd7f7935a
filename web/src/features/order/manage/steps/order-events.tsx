import type { FragmentType } from '@apollo/client'
import { PhoneMissed } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Rest } from '../managed-order-card.ts'
import { EventList, reasonIn } from './event-list.tsx'
import { nextCallAt } from './next-call.ts'
import { type OrderSteps_OrderFragment, useOrderSteps_OrderFragment } from './order-steps.generated.ts'

/** With whom an order goes, and what has happened to it so far; before the first step, the calls that nobody answered. */
export const OrderEvents = ({ order }: { order: FragmentType<OrderSteps_OrderFragment> }) => {
  const { allOrders: copy, format } = useCopy(manageCopy)
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
          <EventList events={data.events} takenBy={data.takenBy} />
        </details>
      </Rest>
    </>
  )
}

const Summary = styled.summary`
  min-height: var(--touch);
  align-content: center;
  color: var(--muted);
  font: 400 var(--type-small);
  cursor: pointer;
`
