import { useSearchParams } from 'react-router-dom'
import { useOwedOrdersQuery } from '../features/cash/cash.generated.ts'
import { PayoutForm } from '../features/cash/payout-form.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { BackLink } from '../ui/basic/back-link.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../ui/basic/panel.tsx'
import { RowsSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'

export const PayoutPage = () => {
  const { cash, pageTitle } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const courier = search.get('courier') ?? ''
  const query = useOwedOrdersQuery({ variables: { courier }, skip: courier === '', fetchPolicy: 'cache-and-network' })
  const heading = courier === '' ? cash.heading : cash.payout.heading(courier)

  return (
    <>
      <BackLink to={paths.cash()}>{cash.payout.back}</BackLink>
      <PageHeading title={pageTitle(heading)}>{heading}</PageHeading>
      {courier === '' ? (
        <p>{cash.payout.noCourier}</p>
      ) : (
        <Loaded query={query} failed={cash.loadFailed} skeleton={<RowsSkeleton />}>
          {({ owedOrders, owedRest }) =>
            owedOrders.length === 0 && owedRest === 0 ? (
              <PaddedPanel>
                <p>{cash.payout.nothing}</p>
              </PaddedPanel>
            ) : (
              <PayoutForm key={courier} courier={courier} orders={owedOrders} rest={owedRest} onStale={query.refetch} />
            )
          }
        </Loaded>
      )}
    </>
  )
}
