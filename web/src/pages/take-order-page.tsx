import { useLocation } from 'react-router-dom'
import { TakeForm } from '../features/order/manage/by-hand/take-form.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useDeliveryQuery } from '../lib/delivery/delivery.generated.ts'
import { backToList } from '../lib/navigation/list-behind.ts'
import { paths } from '../lib/navigation/paths.ts'
import { BackLink } from '../ui/basic/back-link.tsx'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { RowsSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'

export const TakeOrderPage = () => {
  const { taking: copy, deliveryRules, pageTitle, sending } = useCopy(manageCopy)
  const { state } = useLocation()
  const query = useDeliveryQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })

  return (
    <>
      <BackLink to={backToList(paths.allOrders(), state)}>{sending.back}</BackLink>
      <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
      <Muted>{copy.about}</Muted>
      <Loaded query={query} failed={deliveryRules.loadFailed} skeleton={<RowsSkeleton />}>
        {({ delivery }) => <TakeForm delivery={delivery} onStale={() => query.refetch()} />}
      </Loaded>
    </>
  )
}
