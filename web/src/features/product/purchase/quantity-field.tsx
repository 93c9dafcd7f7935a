import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Stack } from '../../../ui/basic/panel.tsx'
import { AlertPlace } from '../../../ui/feedback/live-place.ts'
import { errorIdOf, Problem } from '../../../ui/form/field-frame.tsx'
import { Stepper } from '../../../ui/form/stepper.tsx'

interface QuantityFieldProps {
  id: string
  /** As it is typed. */
  value: string
  most: number
  wrong: boolean
  onChange: (typed: string) => void
}

/** How many pieces, and that it cannot be so many. */
export const QuantityField = ({ id, value, most, wrong, onChange }: QuantityFieldProps) => {
  const { buying: copy } = useCopy(shoppingCopy)

  return (
    <Quantity>
      <label htmlFor={id}>{copy.quantity}</label>
      <Stepper id={id} value={value} most={most} invalid={wrong} onChange={onChange} />
      <AlertPlace>{wrong && <Problem id={errorIdOf(id)}>{copy.chooseQuantity(most)}</Problem>}</AlertPlace>
    </Quantity>
  )
}

const Quantity = styled(Stack).attrs({ $gap: 'small' })`
  & > label { font: 600 var(--type-body); }
  & > [role='group'] { justify-self: start; }
  /* What is wrong with it stands below, and comes into sight with it. */
  & input { scroll-margin-bottom: calc(var(--control) + var(--buy-bar)); }
`
