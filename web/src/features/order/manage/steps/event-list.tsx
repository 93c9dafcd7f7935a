import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { trackingCopy } from '../../../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { courierSaid } from '../../../../lib/text/courier-said.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import type { OrderSteps_OrderFragment } from './order-steps.generated.ts'
import { WhatWasCorrected } from './what-was-corrected.tsx'

/** The sentence of a reason; null for one that this version of the client does not know. */
export const reasonIn = (sentences: Readonly<Record<string, string>>, reason: string | null): string | null =>
  (reason !== null && sentences[reason]) || null

interface EventListProps extends Pick<OrderSteps_OrderFragment, 'events' | 'takenBy'> {}

/** What happened to an order: when, what, by whom and why. */
export const EventList = ({ events, takenBy }: EventListProps) => {
  const { allOrders: copy, byHand, courierWords, orders, release, sending, taking, format, taka } = useCopy(manageCopy)
  const { tracking } = useCopy(trackingCopy)
  const today = useToday()

  return (
    <List>
      {events.map((event) => {
        const { at, kind, by, actorName, to, reason, changed, note } = event
        const { cameBack, writtenOff, cashOwed, givenBack } = event
        return (
          <li key={`${at} ${kind}`}>
            <time dateTime={at}>{format.when(at, today)}</time> {kind === 'CALL' && copy.noAnswer}
            {kind === 'TAKEN' && taking.takenBy(takenBy)}
            {kind === 'CORRECTED' && byHand.corrected(changed?.map((part) => tracking.parts[part]) ?? [])}
            {kind === 'TAKEN_BACK' && to && copy.takenBack(copy.statuses[to])}
            {kind === 'STEP' && to && <b>{reason === 'LOST' ? copy.lost : copy.statuses[to]}</b>}
            {kind === 'CASH' && copy.cashTold}
            {kind === 'RELEASED' && release.happened}
            {kind === 'TRACKING' && sending.trackingCode}
            {kind === 'NOTE' && copy.noteOf}
            {cameBack !== null && ` · ${orders.cameBack(cameBack)}`}
            {writtenOff !== null && ` · ${copy.piecesWrittenOff(writtenOff)}`}
            {cashOwed !== null && ` · ${cashOwed ? copy.cashOwed : copy.cashNotOwed}`}
            {givenBack !== null && ` · ${copy.givenBack(taka(givenBack))}`}
            {by === 'SHOPPER' && ` · ${copy.byShopper}`}
            {reason !== 'LOST' && reasonIn(copy.reasons, reason) && ` · ${reasonIn(copy.reasons, reason)}`}
            {kind !== 'TAKEN' && actorName !== null && ` · ${actorName}`}
            {note && ` · ${by === 'COURIER' ? courierSaid(note, courierWords) : note}`}
            <WhatWasCorrected corrections={event.corrections} />
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  gap: var(--space-1);
  font: 400 var(--type-small);
`
