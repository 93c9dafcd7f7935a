import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { useOwedOrdersQuery } from './cash.generated.ts'
import { PayoutForm } from './payout-form.tsx'

/** What a courier has paid out, to be entered for the orders that it owes. */
export const EnterPayout = ({ courier }: { courier: string }) => {
  const { cash: copy } = useCopy(manageCopy)
  const query = useOwedOrdersQuery({ variables: { courier }, fetchPolicy: 'cache-and-network' })
  const readAnew = async () => (await query.refetch().catch(() => null))?.data?.owedOrders ?? null

  return (
    <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
      {({ owedOrders, owedRest }) =>
        owedOrders.length === 0 && owedRest === 0 ? (
          <PaddedPanel>
            <p>{copy.payout.nothing}</p>
          </PaddedPanel>
        ) : (
          <PayoutForm key={courier} courier={courier} orders={owedOrders} rest={owedRest} onStale={readAnew} />
        )
      }
    </Loaded>
  )
}
