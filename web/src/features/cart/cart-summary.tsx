import { useNavigate } from 'react-router-dom'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useStillShown } from '../../lib/hooks/use-still-shown.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { UnavailableNotice } from '../../ui/feedback/unavailable-notice.tsx'
import { TotalBar } from '../../ui/layout/total-bar.ts'
import type { CartQuery } from './cart.generated.ts'
import { CartSums, CartTotal } from './cart-delivery.tsx'
import { CartPayment, CartSummaryPanel } from './cart-summary-panel.tsx'
import { ProceedButton } from './proceed-button.tsx'

interface CartSummaryProps {
  cart: CartQuery['cart']
  /** A quantity is typed that cannot be had. */
  isWrong: boolean
  /** Resolves to whether the line was removed. */
  remove: (line: CartQuery['cart']['items'][number]) => Promise<boolean>
}

/** What the cart costs, and the way to the checkout; what cannot be had any more is removed on that way. */
export const CartSummary = ({ cart, isWrong, remove }: CartSummaryProps) => {
  const { cart: copy } = useCopy(shoppingCopy)
  const navigate = useNavigate()
  const stillShown = useStillShown()
  const unavailable = cart.items.filter(({ available }) => available === 0)
  const others = cart.items.filter(({ available }) => available > 0)
  const isReady = !isWrong && others.length > 0 && others.every(({ state }) => state === 'IN_STOCK')
  const canRemove = isReady || others.length === 0
  const removalLabel = isReady ? copy.removeAndProceed : copy.removeAll

  const removeUnavailable = async () => {
    goOnFrom()
    const gone = await Promise.all(unavailable.map(remove))
    if (isReady && gone.every(Boolean) && stillShown()) navigate(paths.checkout())
  }

  return (
    <CartSummaryPanel as="aside" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{copy.summary}</h2>
      <CartSums items={cart.items} total={cart.total} />
      <UnavailableNotice count={isReady ? unavailable.length : 0} />
      <TotalBar data-buy-bar>
        <CartTotal total={cart.total} />
        <ProceedButton
          blocked={canRemove ? null : copy.blockedLines}
          removal={
            unavailable.length > 0 ? { label: removalLabel(unavailable.length), onRemove: removeUnavailable } : null
          }
        />
      </TotalBar>
      <CartPayment />
    </CartSummaryPanel>
  )
}
