import { MapPin } from 'lucide-react'
import { MyOrders } from '../features/order/my-orders.tsx'
import { ForShoppers } from '../features/user/for-shoppers.tsx'
import { PleaseLogIn } from '../features/user/please-log-in.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { Icon } from '../ui/basic/icon.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Row } from '../ui/basic/panel.tsx'

export const MyOrderPage = () => {
  const { menu, account, orders, pageTitle } = useCopy(shoppingCopy)

  return (
    <>
      <PageHeading title={pageTitle(menu.myOrder)}>{menu.myOrder}</PageHeading>
      <PleaseLogIn text={account.pleaseLogIn.orders}>
        <ForShoppers>
          <Row>
            <ButtonLink to={paths.addresses()} $look="text">
              <Icon of={MapPin} />
              {orders.addresses}
            </ButtonLink>
          </Row>
          <MyOrders />
        </ForShoppers>
      </PleaseLogIn>
    </>
  )
}
