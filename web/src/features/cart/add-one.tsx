import { ShoppingCart } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { wishCopy } from '../../lib/copy/wish-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useAddToCartMutation } from './cart.generated.ts'

/** Puts one piece of a product into the cart; where there is something to choose, goes where it is chosen. */
export const AddOne = ({ productId, name }: { productId: string; name: string }) => {
  const { wish: copy } = useCopy(wishCopy)
  const { buying, asking } = useCopy(shoppingCopy)
  const navigate = useNavigate()
  const [addToCart] = useAddToCartMutation()

  const handleFailure = (error: unknown) => {
    const refusal = refusalOf(error)
    if (refusal?.code === 'VARIANT_REQUIRED') {
      notify.success(copy.choose)
      return navigate(paths.product(productId))
    }
    const line = refusal?.code === 'OUT_OF_STOCK' && refusal.lines[0]
    if (!line) return notify.error(asking.failed)
    const inCart = line.wanted - 1
    notify.error(inCart > 0 ? buying.cartHolds(inCart, line.available) : buying.left(line.available))
  }
  const [put, busy] = useOnce(() =>
    addToCart({ variables: { input: { productId, quantity: 1 } } }).then(
      () => notify.success(buying.added(1)),
      handleFailure,
    ),
  )

  return (
    <SubmitButton
      type="button"
      $look="quiet"
      busy={busy}
      busyLabel={copy.addToCart}
      aria-label={copy.addToCartOf(name)}
      onClick={put}
    >
      <Icon of={ShoppingCart} />
      {copy.addToCart}
    </SubmitButton>
  )
}
