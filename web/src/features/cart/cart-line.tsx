import type { FragmentType } from '@apollo/client'
import { Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { productName } from '../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { variantName } from '../../lib/copy/variant-name.ts'
import { goOnFrom, useFocusOn } from '../../lib/navigation/focus.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { Button } from '../../ui/basic/button.tsx'
import { IconButton } from '../../ui/basic/icon-button.tsx'
import { PriceChange } from '../../ui/data/price-change.tsx'
import { NoSum } from '../../ui/data/sums.tsx'
import { ThumbPicture } from '../../ui/data/thumb-picture.tsx'
import { type CartLine_ItemFragment, useCartLine_ItemFragment } from './cart-line.generated.ts'
import { CartQuantity } from './cart-quantity.tsx'
import { itemName } from './item-name.ts'

interface CartLineProps {
  item: FragmentType<CartLine_ItemFragment>
  number: number
  /** It was just brought back, by a button that has gone. */
  isBack: boolean
  onShow: (line: CartLine_ItemFragment, quantity: number | null) => void
  onQuantity: (line: CartLine_ItemFragment, quantity: number) => Promise<unknown>
  onWrong: (variantId: string, wrong: boolean) => void
  onRemove: (line: CartLine_ItemFragment) => void
}

/** One product of the cart. */
export const CartLine = ({ item, number, isBack, onShow, onQuantity, onWrong, onRemove }: CartLineProps) => {
  const copy = useCopy(shoppingCopy)
  const { data, complete } = useCartLine_ItemFragment(item)
  const heading = useFocusOn<HTMLHeadingElement>(isBack)
  if (!complete) return null

  const { productId, variant, quantity, unitPrice, lineTotal, available, state } = data
  const { name, lang } = productName(data, copy.language)
  const [chosen, whole] = [variantName(variant, copy.language), itemName(data, copy.language)]
  const page = paths.buyNow(productId, { size: variant.size, color: variant.color })
  const isSold = state !== 'NO_LONGER_SOLD'
  const picture = <ThumbPicture image={data.image} faded={state !== 'IN_STOCK'} />

  // The pressed button disappears with its line, so the focus moves to a neighbouring line.
  const handleRemove = ({ currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('tr')
    const names = [...(row?.parentElement?.querySelectorAll('h2') ?? [])]
    const own = names.findIndex((name) => row?.contains(name))
    goOnFrom(names[own + 1] ?? names[own - 1])
    onRemove(data)
  }

  const handleTake = ({ currentTarget }: MouseEvent) => {
    goOnFrom(currentTarget.closest('tr')?.querySelector('h2'))
    onQuantity(data, available)
  }

  return (
    <>
      <tr>
        <td>{copy.format.number(number)}</td>
        <td>
          {isSold ? (
            <Link to={page} tabIndex={-1} aria-hidden>
              {picture}
            </Link>
          ) : (
            picture
          )}
        </td>
        <td>
          <h2 ref={heading} lang={lang} tabIndex={-1}>
            {isSold ? <Link to={page}>{name}</Link> : name}
          </h2>
          {chosen && <Chosen>{chosen}</Chosen>}
          <small>{copy.cart.priceTimes(copy.taka(unitPrice), quantity)}</small>
          {state === 'NO_LONGER_SOLD' && <Trouble>{copy.cart.noLongerSold}</Trouble>}
          {state === 'SHORT' && <Trouble>{copy.cart.short(available)}</Trouble>}
          {state === 'SHORT' && available > 0 && (
            <Button type="button" $look="quiet" onClick={handleTake}>
              {copy.cart.take(available)}
            </Button>
          )}
        </td>
        <td>
          {available > 0 && (
            <CartQuantity
              name={whole}
              quantity={quantity}
              available={available}
              onShow={(shown) => onShow(data, shown)}
              onWrong={(wrong) => onWrong(data.variantId, wrong)}
              onChange={(wanted) => onQuantity(data, wanted)}
            />
          )}
        </td>
        <td>{available === 0 ? <NoSum /> : copy.taka(lineTotal)}</td>
        <td>
          <IconButton label={copy.cart.removeOf(whole)} icon={Trash2} onClick={handleRemove} />
        </td>
      </tr>
      {available > 0 && data.unitPrice !== data.unitPriceWhenAdded && (
        <tr data-below>
          <td colSpan={6}>
            <PriceChange {...data} />
          </td>
        </tr>
      )}
    </>
  )
}

const Chosen = styled.p`
  color: var(--muted);
  font: 400 var(--type-small);
  overflow-wrap: anywhere;
`

const Trouble = styled.p`
  color: var(--danger);
  font: 500 var(--type-small);
`
