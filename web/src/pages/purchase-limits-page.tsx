import { usePurchaseLimitsQuery } from '../features/purchase-limits/purchase-limits.generated.ts'
import { PurchaseLimitsForm } from '../features/purchase-limits/purchase-limits-form.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { RowsSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'

export const PurchaseLimitsPage = () => {
  const { manage, purchaseLimits: copy, pageTitle } = useCopy(manageCopy)
  const query = usePurchaseLimitsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })

  return (
    <>
      <PageHeading title={pageTitle(manage.purchaseLimits)}>{manage.purchaseLimits}</PageHeading>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {({ purchaseLimits }) => <PurchaseLimitsForm known={purchaseLimits} />}
      </Loaded>
    </>
  )
}
