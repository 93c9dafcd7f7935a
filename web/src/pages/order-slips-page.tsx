import { ChevronLeft } from 'lucide-react'
import { useOrdersAsked } from '../features/order/manage/about-orders.ts'
import { OrderSlips } from '../features/order/manage/order-slips.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { Icon } from '../ui/basic/icon.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const OrderSlipsPage = () => {
  const { orderLists: copy, manage, pageTitle } = useCopy(manageCopy)
  const ids = useOrdersAsked()

  return (
    <>
      <HeadingRow data-screen-only>
        <PageHeading title={pageTitle(copy.slipsHeading)}>{copy.slipsHeading}</PageHeading>
        <ButtonLink to={paths.allOrders()} $look="text">
          <Icon of={ChevronLeft} />
          {manage.allOrders}
        </ButtonLink>
      </HeadingRow>
      <OrderSlips ids={ids} />
    </>
  )
}
