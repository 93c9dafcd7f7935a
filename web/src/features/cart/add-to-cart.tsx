import { ShoppingCart } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { itemToAdd } from '../../lib/navigation/return-path.ts'
import { notify } from '../../lib/notify/notify.ts'
import { media } from '../../theme/tokens.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { visuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { AlertPlace } from '../../ui/feedback/live-place.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useAddToCartMutation } from './cart.generated.ts'

interface AddToCartProps {
  productId: string
  /** What is wanted; null when it is not known or not available, which is shown already. */
  askWhat: () => Promise<{ variant: { id: string }; quantity: number } | null>
}

/** Puts pieces of a product into the cart; after a log-in at once what was asked for before it. */
export const AddToCart = ({ productId, askWhat }: AddToCartProps) => {
  const copy = useCopy(shoppingCopy)
  const [addToCart] = useAddToCartMutation()
  const [full, setFull] = useState<{ inCart: number; available: number } | null>(null)

  const notifyFailure = (error: unknown, quantity: number) => {
    const refusal = refusalOf(error)
    const line = refusal?.code === 'OUT_OF_STOCK' && refusal.lines[0]
    if (!line) return notify.error(refusal?.code === 'RATE_LIMITED' ? copy.failure.busy : copy.asking.failed)
    const inCart = line.wanted - quantity
    if (inCart > 0) return setFull({ inCart, available: line.available })
    notify.error(copy.buying.left(line.available))
  }

  const [put, putting] = useOnce(async (variantId: string, quantity: number) => {
    setFull(null)
    await addToCart({ variables: { input: { productId, variantId, quantity } } }).then(
      () => notify.success(copy.buying.added(quantity)),
      (error: unknown) => notifyFailure(error, quantity),
    )
  })

  const [handleClick, asking] = useOnce(async () => {
    const wanted = await askWhat()
    if (wanted) await put(wanted.variant.id, wanted.quantity)
  })

  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const addAskedFor = useEffectEvent(() => {
    const item = itemToAdd(state)
    if (item?.productId !== productId) return
    // A reload must not add it again.
    navigate(pathname + search, { replace: true })
    put(item.variantId, item.quantity)
  })
  useEffect(() => addAskedFor(), [])

  return (
    <>
      <SubmitButton
        type="button"
        $look="quiet"
        busy={putting || asking}
        busyLabel={copy.buying.add}
        onClick={handleClick}
      >
        <Icon of={ShoppingCart} />
        <span>
          {copy.buying.add} <Rest>{copy.buying.addRest}</Rest>
        </span>
      </SubmitButton>
      <Full>
        {full && (
          <>
            {copy.buying.cartHolds(full.inCart, full.available)} <Link to={paths.cart()}>{copy.buying.seeCart}</Link>
          </>
        )}
      </Full>
    </>
  )
}

// Below both buttons, whatever comes between.
const Full = styled(AlertPlace)`
  order: 1;
  flex: 1 0 100%;
  grid-column: 1 / -1;
  color: var(--danger);
  font: 500 var(--type-small);
  a { text-decoration: underline; text-underline-offset: var(--space-1); }
`

// Beside the stepper and the other button a phone has no room for the whole words.
const Rest = styled.span`
  ${media.narrow} { ${css`${visuallyHidden}`} }
`
