import { useLocation } from 'react-router-dom'
import { TakeOrder } from '../features/order/manage/by-hand/take-order.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { backToList } from '../lib/navigation/list-behind.ts'
import { paths } from '../lib/navigation/paths.ts'
import { BackLink } from '../ui/basic/back-link.tsx'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const TakeOrderPage = () => {
  const { taking: copy, pageTitle, sending } = useCopy(manageCopy)
  const { state } = useLocation()

  return (
    <>
      <BackLink to={backToList(paths.allOrders(), state)}>{sending.back}</BackLink>
      <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
      <Muted>{copy.about}</Muted>
      <TakeOrder />
    </>
  )
}
