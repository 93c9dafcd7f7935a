import { Minus, Plus } from 'lucide-react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { readQuantity } from '../../lib/text/quantity.ts'
import { media } from '../../theme/tokens.ts'
import { Icon } from '../basic/icon.tsx'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'
import { errorIdOf } from './field-frame.tsx'

interface StepperProps {
  id: string
  /** What is counted, where there is more than one such box. */
  name?: string
  /** As typed, so that half a number is not taken away under the finger. */
  value: string
  least?: number
  most: number
  /** The quantity is not available; the element `errorIdOf(id)` shows the message. */
  invalid?: boolean
  onChange: (value: string) => void
}

/** A number of pieces: minus, plus, or typed. Never below 0, and by the buttons never above what there is. */
export const Stepper = (props: StepperProps) => {
  const { id, name, value, least = 0, most, invalid = false, onChange } = props
  const { buying, cart, format } = useCopy(shoppingCopy)
  const label = name ? cart.quantityOf(name) : buying.quantity
  const nameOf = (act: string) => (name ? `${act}: ${name}` : act)
  const read = readQuantity(value)
  const quantity = read ?? 0

  return (
    <Box role="group" aria-label={label}>
      <Step
        type="button"
        aria-label={nameOf(buying.less)}
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
        aria-describedby={invalid ? errorIdOf(id) : undefined}
        value={format.digits(value)}
        onChange={({ target }) => onChange(target.value)}
      />
      <Step
        type="button"
        aria-label={nameOf(buying.more)}
        disabled={quantity >= most}
        onClick={() => onChange(String(quantity + 1))}
      >
        <Icon of={Plus} />
      </Step>
      <VisuallyHidden role="status">{read !== null && buying.chosen(read)}</VisuallyHidden>
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
  ${media.pointer} { &:hover { background: var(--sunken); } }
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
