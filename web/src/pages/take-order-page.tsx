import { ChevronLeft } from 'lucide-react'
import { TakeForm } from '../features/order/manage/by-hand/take-form.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useDeliveryQuery } from '../lib/delivery/delivery.generated.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { Icon } from '../ui/basic/icon.tsx'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { RowsSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const TakeOrderPage = () => {
  const { taking: copy, deliveryRules, manage, pageTitle } = useCopy(manageCopy)
  const query = useDeliveryQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })

  return (
    <>
      <HeadingRow>
        <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
        <ButtonLink to={paths.allOrders()} $look="text">
          <Icon of={ChevronLeft} />
          {manage.allOrders}
        </ButtonLink>
      </HeadingRow>
      <Muted>{copy.about}</Muted>
      <Loaded query={query} failed={deliveryRules.loadFailed} skeleton={<RowsSkeleton />}>
        {({ delivery }) => <TakeForm delivery={delivery} onStale={() => query.refetch()} />}
      </Loaded>
    </>
  )
}
