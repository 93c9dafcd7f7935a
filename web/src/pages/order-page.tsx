import { useLocation, useParams } from 'react-router-dom'
import { OneOrder } from '../features/order/manage/one-order.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { backToList } from '../lib/navigation/list-behind.ts'
import { paths } from '../lib/navigation/paths.ts'
import { BackLink } from '../ui/basic/back-link.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const OrderPage = () => {
  const { manage, pageTitle } = useCopy()
  const { number = '' } = useParams()
  const { state } = useLocation()

  return (
    <>
      <BackLink to={backToList(paths.allOrders(), state)}>{manage.allOrders}</BackLink>
      <PageHeading title={pageTitle(number)}>{number}</PageHeading>
      <OneOrder key={number} number={number} />
    </>
  )
}
