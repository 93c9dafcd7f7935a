import { useSearchParams } from 'react-router-dom'
import type { OrderState } from '../../../generated/types.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { FailureLine } from '../../../ui/feedback/failure-line.tsx'
import { Tab, Tabs } from '../../../ui/list/tabs.tsx'
import { useToDeliverQuery } from './all-orders.generated.ts'
import { readOrderParams, stateWords } from './order-params.ts'

/** The ways to look at the orders; how many wait stands in the first. */
export const OrderTabs = () => {
  const { allOrders: copy } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const { data, error, refetch } = useToDeliverQuery({
    fetchPolicy: 'cache-and-network',
    context: { queryDeduplication: false },
  })
  const chosen = readOrderParams(search).state

  const hrefOf = (state: OrderState) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.delete('state')
    if (stateWords[state]) next.set('state', stateWords[state])
    return `?${next}`
  }
  const labels = {
    TO_DELIVER: copy.toDeliver(data?.orders.total),
    DELIVERED: copy.deliver,
    ALL: copy.all,
  } as const satisfies Record<OrderState, string>

  return (
    <>
      <Tabs aria-label={copy.tabs}>
        {(['TO_DELIVER', 'DELIVERED', 'ALL'] as const).map((state) => (
          <Tab key={state} to={hrefOf(state)} aria-current={state === chosen ? 'page' : undefined}>
            {labels[state]}
          </Tab>
        ))}
      </Tabs>
      {error && (
        <FailureLine role="status" failed={copy.countFailed} onRetry={() => refetch().catch(() => undefined)} />
      )}
    </>
  )
}
