import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { AddOne } from '../features/cart/add-one.tsx'
import { ProductCard } from '../features/product/product-card.tsx'
import { useWishes } from '../features/wish/use-wishes.ts'
import { WishHeart } from '../features/wish/wish-heart.tsx'
import { productName } from '../lib/copy/product-name.ts'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { wishCopy } from '../lib/copy/wish-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { media } from '../theme/tokens.ts'
import { Button, ButtonLink } from '../ui/basic/button.tsx'
import { PaddedPanel, Panel } from '../ui/basic/panel.tsx'
import { Pill } from '../ui/data/pill.tsx'
import { ThumbPicture } from '../ui/data/thumb-picture.tsx'
import { UndoRow } from '../ui/feedback/undo-row.tsx'
import type { WishesQuery } from './wishes-page.generated.ts'

interface WishRowProps {
  wish: WishesQuery['wishes'][number]
  /** Whether it is there still, and not just taken off. */
  wished: boolean
  onTake: () => void
  /** The time to undo it is over. */
  onEnd: () => void
  /** Something is to be said to those who listen. */
  onSay: (words: string) => void
}

/** One product on the wish list: its card, and the way into the cart; or that it is no longer sold; or that it was taken off. */
export const WishRow = ({ wish, wished, onTake, onEnd, onSay }: WishRowProps) => {
  const { wish: copy, language } = useCopy(wishCopy)
  const { cart } = useCopy(shoppingCopy)
  const { put, take } = useWishes()
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
    <Item ref={place} tabIndex={-1} $row={!wished}>
      {wished ? (
        <Wished wish={wish} name={{ name, lang }} onTake={onTake} take={take} />
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
    </Item>
  )
}

interface WishedProps extends Pick<WishRowProps, 'wish' | 'onTake'> {
  name: ReturnType<typeof productName>
  take: (productId: string) => Promise<boolean>
}

const Wished = ({ wish: { productId, product, image }, name: { name, lang }, onTake, take }: WishedProps) => {
  const { wish: copy } = useCopy(wishCopy)
  const { restock } = useCopy(shoppingCopy)

  if (!product)
    return (
      <PaddedPanel>
        <ThumbPicture image={image} faded />
        <p lang={lang}>{name}</p>
        <Pill $tone="bad">{copy.noLongerSold}</Pill>
        <Button
          type="button"
          $look="quiet"
          aria-label={copy.takeOffOf(name)}
          onClick={() => {
            onTake()
            void take(productId)
          }}
        >
          {copy.takeOff}
        </Button>
      </PaddedPanel>
    )
  return (
    <>
      <ProductCard
        product={product}
        first={false}
        corner={(shown) => <WishHeart productId={shown.id} name={shown.name} onTake={onTake} />}
      />
      {product.quantity > 0 ? (
        <AddOne productId={productId} name={name} />
      ) : (
        <ButtonLink $look="quiet" to={paths.product(productId)} aria-label={`${restock.tellMe}: ${name}`}>
          {restock.tellMe}
        </ButtonLink>
      )}
    </>
  )
}

const Item = styled.li<{ $row: boolean }>`
  display: grid;
  grid-template-rows: 1fr auto;
  align-content: start;
  gap: var(--space-2);
  min-width: 0;
  ${media.narrow} { ${({ $row }) => $row && 'grid-column: 1 / -1;'} }
  &:focus { outline: none; }
`
