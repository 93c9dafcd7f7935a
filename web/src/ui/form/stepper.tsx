import { Minus, Plus } from 'lucide-react'
import styled from 'styled-components'
import { readQuantity } from '../../lib/text/quantity.ts'
import { Icon } from '../basic/icon.tsx'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'

interface StepperProps {
  id: string
  label: string
  lessLabel: string
  moreLabel: string
  /** What is read out when a button has changed the number. */
  say: (quantity: number) => string
  /** As typed, so that half a number is not taken away under the finger. */
  value: string
  /** Writes a number in the digits of the language. */
  digits: (typed: string) => string
  least?: number
  most: number
  invalid?: boolean
  describedBy?: string | undefined
  onChange: (value: string) => void
}

/** A number of pieces: minus, plus, or typed. Never below 0, and by the buttons never above what there is. */
export const Stepper = (props: StepperProps) => {
  const { id, label, lessLabel, moreLabel, say, value, digits, least = 0, most } = props
  const { invalid = false, describedBy, onChange } = props
  const read = readQuantity(value)
  const quantity = read ?? 0

  return (
    <Box role="group" aria-label={label}>
      <Step
        type="button"
        aria-label={lessLabel}
        disabled={quantity <= least}
        onClick={() => onChange(String(quantity - 1))}
      >
        <Icon of={Minus} />
      </Step>
      <Typed
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={digits(value)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Step
        type="button"
        aria-label={moreLabel}
        disabled={quantity >= most}
        onClick={() => onChange(String(quantity + 1))}
      >
        <Icon of={Plus} />
      </Step>
      <VisuallyHidden role="status">{read !== null && say(read)}</VisuallyHidden>
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  display: inline-grid;
  grid-template-columns: var(--touch) var(--step-number) var(--touch);
  justify-self: start;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--surface);
  &:has([aria-invalid]) { border-color: var(--danger); }
`

const Step = styled.button`
  display: grid;
  place-items: center;
  min-height: var(--touch);
  padding: 0;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  cursor: pointer;
  &:hover { background: var(--sunken); }
  &:disabled { color: var(--control-line); cursor: not-allowed; background: none; }
`

const Typed = styled.input`
  width: 100%;
  padding: 0;
  border: 0;
  border-inline: 1px solid var(--line);
  background: none;
  font: 600 var(--type-body);
  font-variant-numeric: tabular-nums;
  text-align: center;
`
