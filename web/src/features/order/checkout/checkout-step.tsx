import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'

interface CheckoutStepProps {
  id: string
  number: number
  title: string
  children: ReactNode
}

/** A part of the checkout on a card of its own. */
export const CheckoutStep = ({ id, number, title, children }: CheckoutStepProps) => {
  const { format } = useCopy()

  return (
    <Step as="section" aria-labelledby={id}>
      <h2 id={id}>
        <Place aria-hidden>{format.number(number)}</Place>
        {title}
      </h2>
      {children}
    </Step>
  )
}

const Step = styled(PaddedPanel)`
  justify-items: stretch;
  & > h2 {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    overflow-wrap: anywhere;
  }
`

const Place = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--line-lead);
  height: var(--line-lead);
  border-radius: var(--radius-pill);
  background: var(--primary);
  color: var(--on-primary);
  font: 600 var(--type-small);
`
