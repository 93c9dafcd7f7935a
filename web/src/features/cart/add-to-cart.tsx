import { ShoppingCart } from 'lucide-react'
import styled, { css } from 'styled-components'
import type { PageCopy } from '../../lib/copy/use-page-copy.ts'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { notify } from '../../lib/notify.ts'
import { refusalOf } from '../../lib/refusal.ts'
import { useOnce } from '../../lib/use-once.ts'
import { media } from '../../theme/tokens.ts'
import { Icon } from '../../ui/icon.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.tsx'
import { useAddToCartMutation } from './cart.generated.ts'

interface AddToCartProps {
  productId: string
  /** How many; null when that cannot be had, which has been said already. */
  askQuantity: () => number | null
}

/** Puts pieces of a product into the cart. */
export const AddToCart = ({ productId, askQuantity }: AddToCartProps) => {
  const copy = usePageCopy()
  const [addToCart] = useAddToCartMutation()

  const [add, busy] = useOnce(async () => {
    const quantity = askQuantity()
    if (quantity === null) return
    await addToCart({ variables: { input: { productId, quantity } } }).then(
      () => notify.success(copy.buying.added(quantity)),
      (error: unknown) => notify.error(whyNot(error, copy)),
    )
  })

  return (
    <SubmitButton type="button" $look="quiet" busy={busy} busyLabel={copy.buying.add} onClick={add}>
      <Icon of={ShoppingCart} />
      <span>
        {copy.buying.add} <Rest>{copy.buying.addRest}</Rest>
      </span>
    </SubmitButton>
  )
}

const whyNot = (error: unknown, { buying, failure }: PageCopy) => {
  const refusal = refusalOf(error)
  if (refusal?.code === 'OUT_OF_STOCK') return buying.cartHolds(refusal.lines[0]?.available ?? 0)
  return refusal?.code === 'RATE_LIMITED' ? failure.busy : buying.failed
}

// Beside the stepper and the other button a phone has no room for the whole words.
const Rest = styled.span`
  ${media.narrow} { ${css`${visuallyHidden}`} }
`
