import { DeliveryForm } from '../features/delivery/manage/delivery-form.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useDeliveryQuery } from '../lib/delivery/delivery.generated.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { RowsSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { FormColumn } from '../ui/layout/page-layout.ts'

export const DeliveryRulesPage = () => {
  const { manage, deliveryRules: copy, pageTitle } = useCopy(manageCopy)
  const query = useDeliveryQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { personal: true },
  })

  return (
    <FormColumn>
      <PageHeading title={pageTitle(manage.delivery)}>{manage.delivery}</PageHeading>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {({ delivery }) => <DeliveryForm plan={delivery} />}
      </Loaded>
    </FormColumn>
  )
}
