import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { callTime } from '../../../lib/time/call-time.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { PlacedAt } from '../placed-at.tsx'

interface NextStepsProps {
  order: { placedAt: string; deliveredAt: string | null; phone: string }
  /** Who is called, receives it and pays; null for whoever ordered. */
  other: string | null
  /** The days on which it was told to come; null when none were, or it has come. */
  days: string | null
}

/** What happens between the order and the parcel in somebody's hands. */
export const NextSteps = ({ order: { placedAt, deliveredAt, phone }, other, days }: NextStepsProps) => {
  const { format, orders, placed: copy } = useCopy(shoppingCopy)
  const call = callTime(placedAt, new Date())
  const ahead = deliveredAt ? 'done' : 'ahead'

  return (
    <PaddedPanel as="section" aria-labelledby="next">
      <h2 id="next">{copy.next}</h2>
      <Steps>
        <Step state="done" name={copy.stepPlaced} when={<PlacedAt iso={placedAt} when={format.when} />} />
        <Step
          state={deliveredAt ? 'done' : 'now'}
          name={copy.stepCall(other)}
          when={!deliveredAt && call && copy.callTimes[call]}
          text={copy.callText(format.phone(phone), other)}
        />
        <Step state={ahead} name={copy.stepSent} text={copy.sentText(other)} />
        <Step
          state={ahead}
          name={copy.stepHere(other)}
          when={deliveredAt ? orders.delivered(deliveredAt) : days}
          text={copy.hereText(other)}
        />
      </Steps>
    </PaddedPanel>
  )
}

interface StepProps {
  state: 'done' | 'now' | 'ahead'
  name: string
  when?: ReactNode
  text?: string
}

const Step = ({ state, name, when, text }: StepProps) => {
  const { placed: copy } = useCopy(shoppingCopy)

  return (
    <Item $state={state}>
      <Mark>{state === 'done' && <Icon of={Check} />}</Mark>
      <div>
        <b>{name}</b> {state !== 'ahead' && <VisuallyHidden>{copy[state]}</VisuallyHidden>} <small>{when}</small>
        {state !== 'done' && <p>{text}</p>}
      </div>
    </Item>
  )
}

const Steps = styled.ol`
  display: grid;
`

const Mark = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: var(--space-5);
  height: var(--space-5);
  border: 2px solid var(--control-line);
  border-radius: var(--radius-pill);
  background: var(--surface);
  svg { width: var(--icon-small); height: var(--icon-small); }
`

const looks = {
  done: '--mark: var(--primary); --mark-inside: var(--primary);',
  now: '--mark: var(--primary); --mark-inside: var(--surface);',
  ahead: '--mark: var(--control-line); --mark-inside: var(--surface);',
}

const Item = styled.li<{ $state: StepProps['state'] }>`
  ${({ $state }) => looks[$state]}
  position: relative;
  display: flex;
  gap: var(--space-3);
  padding-bottom: var(--space-4);
  &:last-child { padding-bottom: 0; }
  &:not(:last-child)::before {
    position: absolute;
    inset: var(--space-2) auto 0 calc(var(--space-3) - 1px);
    border-inline-start: 2px solid ${({ $state }) => ($state === 'done' ? 'var(--primary)' : 'var(--line)')};
    content: '';
  }
  ${Mark} {
    flex: none;
    border-color: var(--mark);
    border-width: ${({ $state }) => ($state === 'now' ? '6px' : '2px')};
    background: var(--mark-inside);
    color: var(--on-primary);
  }
  b { font-weight: 600; }
  small, p { color: var(--muted); font: 400 var(--type-small); }
`
