import { useSearchParams } from 'react-router-dom'
import { useOrderCountsQuery } from './all-orders.generated.ts'
import { askedOf, type OrderTab, readAsked } from './order-params.ts'

/** How many of the orders that the address asks for are in each tab; undefined until the shop has said it. */
export const useOrderCounts = (fetchPolicy: 'cache-and-network' | 'cache-only' = 'cache-and-network') => {
  const [search] = useSearchParams()
  const { data, error, refetch } = useOrderCountsQuery({
    variables: askedOf(readAsked(search)),
    fetchPolicy,
    context: { queryDeduplication: false },
  })
  const counts: Record<OrderTab, number> | undefined = data && {
    TO_CONFIRM: data.orderCounts.toConfirm,
    TO_SEND: data.orderCounts.toSend,
    ON_THE_WAY: data.orderCounts.onTheWay,
    DELIVERED: data.orderCounts.delivered,
    ENDED: data.orderCounts.ended,
    ALL: data.orderCounts.all,
  }
  return { counts, error, refetch }
}
