import { useOrderCountsQuery } from './all-orders.generated.ts'
import type { OrderTab } from './order-params.ts'

/** How many orders are in each tab; undefined until the shop has said it. */
export const useOrderCounts = () => {
  const { data, error, refetch } = useOrderCountsQuery({
    fetchPolicy: 'cache-and-network',
    context: { queryDeduplication: false },
  })
  const counts: Record<OrderTab, number> | undefined = data && {
    TO_CONFIRM: data.toConfirm.total,
    TO_SEND: data.toSend.total,
    ON_THE_WAY: data.onTheWay.total,
    DELIVERED: data.delivered.total,
    ENDED: data.ended.total,
    ALL: data.all.total,
  }
  return { counts, error, refetch }
}
