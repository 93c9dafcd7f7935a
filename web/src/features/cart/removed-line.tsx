import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { productName } from '../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import type { CartLine_ItemFragment } from './cart-line.generated.ts'
import { itemName } from './item-name.ts'
import { useCountdown } from './use-countdown.ts'

interface RemovedLineProps {
  line: CartLine_ItemFragment
  onUndo: (line: CartLine_ItemFragment) => Promise<unknown>
  /** The time to undo it is over. */
  onEnd: (variantId: string) => void
}

const seconds = 10

/** In the place of a line that was removed: the way to bring it back, for ten seconds. They wait while that way has the focus. */
export const RemovedLine = ({ line, onUndo, onEnd }: RemovedLineProps) => {
  const { cart: copy, format, language } = useCopy(shoppingCopy)
  const [focused, setFocused] = useState(false)
  const [undo, busy] = useOnce(() => onUndo(line))
  const left = useCountdown(seconds, focused || busy, () => onEnd(line.variantId))
  const name = itemName(line, language)

  return (
    <Row>
      <Clock
        aria-hidden
        style={{ backgroundImage: `conic-gradient(var(--primary) ${(left / seconds) * 360}deg, var(--line) 0)` }}
      >
        <span>{format.number(left)}</span>
      </Clock>
      <p>
        <b>{copy.removedRow}</b> <span lang={productName(line, language).lang}>{name}</span>
      </p>
      <Button
        type="button"
        $look="text"
        aria-label={copy.undoOf(name)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={undo}
      >
        <Icon of={Undo2} />
        {copy.undo}
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  background: var(--primary-soft);
  & > p {
    flex: 1;
    min-width: 0;
    font: 400 var(--type-small);
    overflow-wrap: anywhere;
  }
`

const Clock = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--avatar);
  aspect-ratio: 1;
  border-radius: var(--radius-pill);
  & > span {
    display: grid;
    place-items: center;
    width: calc(100% - 2 * var(--space-1));
    aspect-ratio: 1;
    border-radius: inherit;
    background: var(--primary-soft);
    color: var(--primary);
    font: 600 var(--type-caption);
  }
`
