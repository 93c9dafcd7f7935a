import { useDeferredValue } from 'react'
import { CartDocument, useCartQuery } from '../features/cart/cart.generated.ts'
import { CartCount } from '../features/cart/cart-count.tsx'
import { CartSketch } from '../features/cart/cart-sketch.tsx'
import { CartView } from '../features/cart/cart-view.tsx'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useOnReconnect } from '../lib/network/use-on-reconnect.ts'
import { useOnReturn } from '../lib/network/use-on-return.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const CartPage = () => (
  <>
    <HeadingRow>
      <Heading />
      <CartCount />
    </HeadingRow>
    <ForShoppers>
      <ShoppersCart />
    </ForShoppers>
  </>
)

/** The page until it is known whose cart it shows. */
export const CartPageSketch = () => (
  <>
    <Heading />
    <CartSketch />
  </>
)

const Heading = () => {
  const { menu, pageTitle } = useCopy()
  return <PageHeading title={pageTitle(menu.cart)}>{menu.cart}</PageHeading>
}

const ShoppersCart = () => {
  const copy = useCopy(shoppingCopy)
  const { client, data, error, refetch } = useCartQuery({ fetchPolicy: 'cache-and-network' })
  // A price or stock of before is not shown as that of now.
  const cart = error ? undefined : data
  // A change that failed is no longer known to be true.
  useOnReconnect(() => cart && refetch().catch(() => undefined))
  // What fails here takes nothing away that is shown.
  useOnReturn(() => client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined))
  // The goods are drawn in pieces, so that a finger need not wait for all of them.
  const isDrawn = useDeferredValue(Boolean(cart))

  return (
    <Loaded
      query={{ data: isDrawn ? cart : undefined, error, refetch }}
      failed={copy.cart.loadFailed}
      skeleton={<CartSketch />}
    >
      {({ cart }) => <CartView cart={cart} />}
    </Loaded>
  )
}
