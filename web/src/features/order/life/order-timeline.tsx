import type { FragmentType } from '@apollo/client'
import { Check, ExternalLink, Truck, X } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { trackingCopy } from '../../../lib/copy/tracking-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { touchLink } from '../../../ui/basic/touch-link.ts'
import { Unbroken } from '../../../ui/basic/unbroken.ts'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { type OrderLife_OrderFragment, useOrderLife_OrderFragment } from './order-life.generated.ts'
import { type Life, type PathStep, pathOf } from './order-path.ts'

interface OrderTimelineProps {
  order: FragmentType<OrderLife_OrderFragment>
  /** That the shop calls, and when, as long as it is to. */
  call: string | null
}

/** Where an order has come by, where it is, and what is still to come. */
export const OrderTimeline = ({ order, call }: OrderTimelineProps) => {
  const { data, complete } = useOrderLife_OrderFragment(order)
  return complete && <Timeline {...data} call={call} />
}

interface TimelineProps extends Life {
  shipment: OrderLife_OrderFragment['shipment']
  call?: string | null
}

/** The same of an order that was read already. */
export const Timeline = ({ shipment, call = null, ...life }: TimelineProps) => {
  const { orders: copy } = useCopy(shoppingCopy)
  const path = pathOf(life)
  const now = path.findLastIndex(({ at }) => at !== null)

  return (
    <Steps aria-label={copy.timeline}>
      {path.map((step, place) => (
        <Step
          key={step.status}
          aria-current={place === now ? 'step' : undefined}
          data-done={step.at !== null || undefined}
        >
          <Mark aria-hidden $ended={ends.has(step.status)}>
            {step.at && <Icon of={ends.has(step.status) ? X : Check} />}
          </Mark>
          <StepText step={step} />
          {step.status === 'CONFIRMED' && step.at === null && call && <Sent>{call}</Sent>}
          {step.status === 'SHIPPED' && shipment && <Parcel {...shipment} />}
        </Step>
      ))}
    </Steps>
  )
}

const ends: ReadonlySet<PathStep['status']> = new Set(['CANCELLED', 'RETURNING', 'RETURNED'])

const StepText = ({ step: { status, at, reason, by, cameBack, corrections } }: { step: PathStep }) => {
  const { orders: copy, format } = useCopy(shoppingCopy)
  const { tracking } = useCopy(trackingCopy)
  const today = useToday()
  const reasons: Readonly<Record<string, string>> = copy.reasons
  const why = reasons[reason ?? '']
  const isLost = reason === 'LOST'

  return (
    <p>
      <b>{cameBack === null ? (isLost && why) || copy.steps[status] : copy.partlyDelivered}</b>{' '}
      {at ? <time dateTime={at}>{format.when(at, today)}</time> : <VisuallyHidden>{copy.toCome}</VisuallyHidden>}
      {!isLost && why && <small>{by === 'SHOPPER' && reason === 'OTHER' ? copy.otherOfYours : why}</small>}
      {cameBack !== null && <small>{copy.cameBack(cameBack)}</small>}
      {corrections.map(({ at: time, parts }) => (
        <small key={time}>
          {tracking.corrected(
            format.when(time, today),
            parts.map((part) => tracking.parts[part]),
          )}
        </small>
      ))}
    </p>
  )
}

const Parcel = ({ courier, trackingCode, trackingUrl }: NonNullable<OrderLife_OrderFragment['shipment']>) => {
  const { orders: copy } = useCopy(shoppingCopy)
  const text = (
    <span>
      {copy.sentWith(courier)}
      {trackingCode && (
        <>
          , <Unbroken>{trackingCode}</Unbroken>
        </>
      )}
    </span>
  )

  return (
    <Sent>
      <Icon of={Truck} />
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {text}
          <Icon of={ExternalLink} />
          <VisuallyHidden>{copy.follow}</VisuallyHidden>
        </a>
      ) : (
        text
      )}
    </Sent>
  )
}

const Steps = styled.ol`
  display: grid;
  grid-column: 1 / -1;
  font: 400 var(--type-small);
`

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--space-5) minmax(0, 1fr);
  gap: 0 var(--space-3);
  padding-bottom: var(--space-4);
  color: var(--muted);
  &:last-child { padding-bottom: 0; }
  /* The line to the next step. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: var(--space-5) auto 0 calc(var(--space-5) / 2 - 1px);
    width: 2px;
    background: var(--line);
  }
  &[data-done]::before { background: var(--brand); }
  &[data-done] b { color: var(--text); }
  b { font-weight: 600; }
  small { display: block; }
  & > p { padding-top: 2px; overflow-wrap: anywhere; }
`

const Mark = styled.span<{ $ended: boolean }>`
  display: grid;
  place-items: center;
  width: var(--space-5);
  height: var(--space-5);
  border: 2px solid var(--line);
  border-radius: 50%;
  [data-done] > & {
    border-color: ${({ $ended }) => ($ended ? 'var(--danger)' : 'var(--brand)')};
    background: ${({ $ended }) => ($ended ? 'var(--danger)' : 'var(--brand)')};
    color: var(--on-brand);
  }
  svg { width: 1em; height: 1em; }
`

const Sent = styled.div`
  display: flex;
  grid-column: 2;
  align-items: center;
  gap: var(--space-2);
  overflow-wrap: anywhere;
  a { ${touchLink} }
`
