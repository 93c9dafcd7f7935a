import { useCartQuery } from '../features/cart/cart.generated.ts'
import { CartCount } from '../features/cart/cart-count.tsx'
import { CartView } from '../features/cart/cart-view.tsx'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useOnReconnect } from '../lib/network/use-on-reconnect.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { LinesSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const CartPage = () => {
  const copy = useCopy(shoppingCopy)

  return (
    <>
      <HeadingRow>
        <PageHeading title={copy.pageTitle(copy.menu.cart)}>{copy.menu.cart}</PageHeading>
        <CartCount />
      </HeadingRow>
      <ForShoppers>
        <ShoppersCart />
      </ForShoppers>
    </>
  )
}

const ShoppersCart = () => {
  const copy = useCopy(shoppingCopy)
  const query = useCartQuery({ fetchPolicy: 'cache-and-network' })
  // A change that failed is no longer known to be true.
  useOnReconnect(() => query.data && query.refetch().catch(() => undefined))

  return (
    <Loaded query={query} failed={copy.cart.loadFailed} skeleton={<LinesSkeleton />}>
      {({ cart }) => <CartView cart={cart} />}
    </Loaded>
  )
}
