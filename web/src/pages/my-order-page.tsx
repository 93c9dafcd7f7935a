import { MyOrders } from '../features/order/my-orders.tsx'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { PleaseLogIn } from '../features/user/please-log-in.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const MyOrderPage = () => {
  const { menu, account, pageTitle } = useCopy(shoppingCopy)

  return (
    <>
      <PageHeading title={pageTitle(menu.myOrder)}>{menu.myOrder}</PageHeading>
      <PleaseLogIn text={account.pleaseLogIn.orders}>
        <ForShoppers>
          <MyOrders />
        </ForShoppers>
      </PleaseLogIn>
    </>
  )
}
