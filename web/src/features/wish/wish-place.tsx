import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { productName } from '../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { wishCopy } from '../../lib/copy/wish-copy.ts'
import { media } from '../../theme/tokens.ts'
import { Panel } from '../../ui/basic/panel.tsx'
import { UndoRow } from '../../ui/feedback/undo-row.tsx'
import { useWishes } from './use-wishes.ts'

interface WishPlaceProps {
  wish: { productId: string; name: string; nameBn: string | null; addedAt: string }
  /** Whether it is there still, and not just taken off. */
  wished: boolean
  /** The time to undo it is over. */
  onEnd: () => void
  /** Something is to be said to those who listen. */
  onSay: (words: string) => void
  /** What stands there while it is wished. */
  children: ReactNode
}

/** The place of a product on the wish list: the product, or that it was just taken off. */
export const WishPlace = ({ wish, wished, onEnd, onSay, children }: WishPlaceProps) => {
  const { wish: copy, language } = useCopy(wishCopy)
  const { cart } = useCopy(shoppingCopy)
  const { put } = useWishes()
  const { name, lang } = productName(wish, language)

  // The button that was pressed is gone.
  const place = useRef<HTMLLIElement>(null)
  const before = useRef(wished)
  const follow = useEffectEvent((isBack: boolean) => {
    if (before.current === isBack) return
    before.current = isBack
    onSay(isBack ? copy.putBack(name) : cart.removed(name))
    place.current?.focus({ preventScroll: true })
  })
  useEffect(() => follow(wished), [wished])

  return (
    <Place ref={place} tabIndex={-1} $row={!wished}>
      {wished ? (
        children
      ) : (
        <Panel>
          <UndoRow
            undo={cart.undo}
            undoOf={cart.undoOf(name)}
            onUndo={() => put(wish.productId, wish.addedAt)}
            onEnd={onEnd}
          >
            <b>{cart.removedRow}</b> <span lang={lang}>{name}</span>
          </UndoRow>
        </Panel>
      )}
    </Place>
  )
}

const Place = styled.li<{ $row: boolean }>`
  display: grid;
  grid-template-rows: 1fr auto;
  align-content: start;
  gap: var(--space-2);
  min-width: 0;
  ${media.narrow} { ${({ $row }) => $row && 'grid-column: 1 / -1;'} }
  &:focus { outline: none; }
`
