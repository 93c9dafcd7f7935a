import { useApolloClient } from '@apollo/client/react'
import { cartSettled } from '../features/cart/cart-changes.ts'
import { useCartChanges } from '../features/cart/use-cart-changes.ts'
import { useCartSettled } from '../features/cart/use-cart-settled.ts'
import { useCheckoutCartQuery } from '../features/order/checkout/checkout.generated.ts'
import { CheckoutFlow } from '../features/order/checkout/checkout-flow.tsx'
import { type CheckoutLine, checkoutOfCart, sameGoods } from '../features/order/checkout/checkout-lines.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { LinesSkeleton } from '../ui/feedback/lines-skeleton.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'

/** Orders what lies in the cart. */
export const CartCheckout = () => {
  const copy = useCopy()
  const settled = useCartSettled()
  const query = useCheckoutCartQuery({ fetchPolicy: 'network-only', skip: !settled })
  const changes = useCartChanges()
  const client = useApolloClient()

  // Another tab or another phone may have changed the cart since.
  const isCurrent = async (shown: readonly CheckoutLine[]) => {
    await cartSettled(client)
    const { data } = await query.refetch()
    if (!data) throw new Error('The shop did not say what is in the cart')
    return sameGoods(shown, data.cart.items)
  }

  return (
    <CheckoutFlow checkoutId="cart" onRefused={query.refetch} isCurrent={isCurrent}>
      {(form) => (
        <Loaded query={query} failed={copy.checkout.loadFailed} skeleton={<LinesSkeleton label={copy.loading} />}>
          {(data) => form(checkoutOfCart(data), changes)}
        </Loaded>
      )}
    </CheckoutFlow>
  )
}
