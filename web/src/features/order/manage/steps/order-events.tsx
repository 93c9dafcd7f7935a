import type { FragmentType } from '@apollo/client'
import { isOnItsWay } from '@sunnah-store/schema/order-steps'
import { ExternalLink, NotebookPen, PhoneMissed } from 'lucide-react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { touchLink } from '../../../../ui/basic/touch-link.ts'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Rest, RiderNote } from '../managed-order-card.ts'
import { AddNote } from './add-note.tsx'
import { EventList, reasonIn } from './event-list.tsx'
import { nextCallAt } from './next-call.ts'
import { isTrackingTyped, NoteTracking } from './note-tracking.tsx'
import { type OrderSteps_OrderFragment, useOrderSteps_OrderFragment } from './order-steps.generated.ts'

/** With whom an order goes, and what has happened to it so far; the calls that nobody answered before the first step, and the last note. */
export const OrderEvents = ({ order }: { order: FragmentType<OrderSteps_OrderFragment> }) => {
  const { allOrders: copy, format } = useCopy(manageCopy)
  const { data, complete } = useOrderSteps_OrderFragment(order)
  const today = useToday()
  if (!complete) return null

  const calls = data.events.filter(({ kind }) => kind === 'CALL')
  const times = calls.map(({ at }) => format.when(at, today))
  const next = nextCallAt(calls)
  const end = whyToldOf.has(data.status)
    ? data.events.findLast(({ kind, to }) => kind === 'STEP' && to === data.status)
    : undefined
  const unanswered = data.status === 'PLACED' && next && (
    <Notice tone="brass" icon={PhoneMissed}>
      {copy.noAnswerAt(times, format.when(next, today))}
    </Notice>
  )
  const note = data.events.findLast(({ kind }) => kind === 'NOTE')

  return (
    <>
      {unanswered}
      {note && (
        <RiderNote>
          <Icon of={NotebookPen} />
          <p dir="auto">{[note.note, note.actorName, format.when(note.at, today)].filter(Boolean).join(' · ')}</p>
        </RiderNote>
      )}
      {end && (
        <p>
          {[
            end.by === 'SHOPPER' ? copy.byShopper : end.actorName,
            // That it was lost its status says.
            end.reason !== 'LOST' && reasonIn(copy.reasons, end.reason),
            end.by !== 'COURIER' && end.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {data.shipment && (
        <Sent>
          <p>
            {copy.with(data.shipment.courier)}
            {data.shipment.trackingCode && (
              <>
                , <Tracking {...data.shipment} />
              </>
            )}
          </p>
          <NoteTracking order={data} offered={isOnItsWay(data.status) && isTrackingTyped(data)} />
        </Sent>
      )}
      {data.cash && <p>{copy.cash[data.cash]}</p>}
      <Rest>
        <details>
          <Summary>
            {data.events.length > 0 && (
              <>
                <span>{copy.events(data.events.length)}</span>
                {' · '}
              </>
            )}
            <span>{copy.addNote}</span>
          </Summary>
          <AddNote order={data} />
          <EventList events={data.events} takenBy={data.takenBy} />
        </details>
      </Rest>
    </>
  )
}

/** Where it stands for a reason. */
const whyToldOf: ReadonlySet<OrderSteps_OrderFragment['status']> = new Set(['RETURNING', 'CANCELLED', 'RETURNED'])

/** The courier's number of a parcel, with the way to where it can be followed. */
const Tracking = ({ trackingCode, trackingUrl }: Pick<Shipment, 'trackingCode' | 'trackingUrl'>) =>
  trackingUrl ? (
    <Follow href={trackingUrl} target="_blank" rel="noreferrer">
      <Unbroken>{trackingCode}</Unbroken>
      <Icon of={ExternalLink} />
    </Follow>
  ) : (
    <Unbroken>{trackingCode}</Unbroken>
  )

type Shipment = NonNullable<OrderSteps_OrderFragment['shipment']>

const Sent = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: var(--space-3);
  & > button { padding-inline: 0; }
`

const Follow = styled.a`
  ${touchLink}
  grid-auto-flow: column;
  gap: var(--space-1);
`

const Summary = styled.summary`
  min-height: var(--touch);
  align-content: center;
  color: var(--muted);
  font: 400 var(--type-small);
  cursor: pointer;
`
