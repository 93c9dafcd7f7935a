import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import type { ToSend } from './send-choice.ts'

interface OrderLineResultProps {
  order: ToSend
  tone: 'good' | 'bad' | 'brass'
  icon: LucideIcon
  /** How it stands, in a word. */
  word?: string
  children: ReactNode
}

/** One of the orders that are sent, and what is to be said of it. */
export const OrderLineResult = ({ order, tone, icon, word, children }: OrderLineResultProps) => {
  const { sending: copy, districtName, taka } = useCopy(manageCopy)
  const { number, receiverName, customerName, district, total } = order

  return (
    <Line data-tone={tone}>
      <Sign aria-hidden>
        <Icon of={icon} />
      </Sign>
      <div>
        <p>
          <Unbroken as="b">{number}</Unbroken> {word && <em>{word}</em>}
        </p>
        <Muted $small>{copy.to(receiverName ?? customerName, districtName(district))}</Muted>
      </div>
      <b>{taka(total)}</b>
      <div>{children}</div>
    </Line>
  )
}

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: var(--space-6);
  height: var(--space-6);
  border-radius: 50%;
  background: var(--sign);
  color: var(--sign-icon);
  svg { width: 1em; height: 1em; }
`

const Line = styled.li`
  --sign: var(--success-soft);
  --sign-icon: var(--success);
  &[data-tone='bad'] { --sign: var(--danger-soft); --sign-icon: var(--danger); }
  &[data-tone='brass'] { --sign: var(--accent-soft); --sign-icon: var(--accent-text); }
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  padding-block: var(--space-3);
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  & + & { border-top: 1px solid var(--line); }
  & > div { display: grid; gap: var(--space-1); }
  & > b + div { grid-column: 2 / -1; }
  & > div:empty { display: none; }
  & > b { white-space: nowrap; }
  em { display: inline-block; color: var(--sign-icon); font: 600 var(--type-small); }
`
