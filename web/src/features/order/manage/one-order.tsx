import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { RowsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useAllOrdersQuery } from './all-orders.generated.ts'
import { ManagedOrder } from './managed-order.tsx'
import { NoSuchOrder } from './no-such-order.tsx'
import { useLiveOrders } from './use-live-orders.ts'

/** The order with this number and all that can be done about it; it follows what others do. */
export const OneOrder = ({ number }: { number: string }) => {
  const { allOrders: copy } = useCopy(manageCopy)
  useLiveOrders(false, false)
  const query = useAllOrdersQuery({
    variables: { page: 0, size: 5, state: 'ALL', search: number },
    fetchPolicy: 'cache-and-network',
  })

  return (
    <Loaded query={query} failed={copy.slipFailed} skeleton={<RowsSkeleton />}>
      {({ orders }) => {
        // A number may be typed as a part of another order's address.
        const order = orders.items.find((one) => one.number === number)
        return order ? <ManagedOrder order={order} fresh={false} chooser={null} alone onItsPage /> : <NoSuchOrder />
      }}
    </Loaded>
  )
}
