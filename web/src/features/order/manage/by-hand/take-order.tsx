import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useDeliveryQuery } from '../../../../lib/delivery/delivery.generated.ts'
import { RowsSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { TakeForm } from './take-form.tsx'

/** An order by phone, at what the delivery costs now. */
export const TakeOrder = () => {
  const { deliveryRules: copy } = useCopy(manageCopy)
  const query = useDeliveryQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })

  return (
    <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
      {({ delivery }) => <TakeForm delivery={delivery} onStale={() => query.refetch()} />}
    </Loaded>
  )
}
