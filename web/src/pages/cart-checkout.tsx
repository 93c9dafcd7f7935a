import { useCartChanges } from '../features/cart/use-cart-changes.ts'
import { useCartSettled } from '../features/cart/use-cart-settled.ts'
import { useCheckoutCartQuery } from '../features/order/checkout.generated.ts'
import { CheckoutFlow } from '../features/order/checkout-flow.tsx'
import { checkoutOfCart } from '../features/order/checkout-lines.ts'
import { usePageCopy } from '../lib/copy/use-page-copy.ts'
import { LinesSkeleton } from '../ui/lines-skeleton.tsx'
import { Loaded } from '../ui/loaded.tsx'

/** Orders what lies in the cart. */
export const CartCheckout = () => {
  const copy = usePageCopy()
  const settled = useCartSettled()
  const query = useCheckoutCartQuery({ fetchPolicy: 'network-only', skip: !settled })
  const changes = useCartChanges()

  return (
    <CheckoutFlow checkoutId="cart" onRefused={query.refetch}>
      {(form) => (
        <Loaded query={query} failed={copy.checkout.loadFailed} skeleton={<LinesSkeleton label={copy.loading} />}>
          {(data) => form(checkoutOfCart(data), changes)}
        </Loaded>
      )}
    </CheckoutFlow>
  )
}
