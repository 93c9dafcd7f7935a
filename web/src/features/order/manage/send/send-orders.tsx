import { useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { SendForm } from './send-form.tsx'
import { useOrdersToSendQuery } from './send-orders.generated.ts'
import { SendOutcomes } from './send-outcomes.tsx'
import type { SendResult } from './use-send-orders.ts'

interface SendOrdersProps {
  orderIds: readonly string[]
  /** Leaves those that were not sent. */
  onAgain: (orderIds: readonly string[]) => void
}

/** Hands several orders to a courier, and tells what became of each. */
export const SendOrders = ({ orderIds, onAgain }: SendOrdersProps) => {
  const { sending: copy } = useCopy(manageCopy)
  const [result, setResult] = useState<SendResult | null>(null)
  const query = useOrdersToSendQuery({ variables: { orderIds: [...orderIds] }, fetchPolicy: 'network-only' })

  return (
    <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
      {({ ordersToSend: orders, couriers }) => {
        if (result) {
          const again = () => {
            const left = result.outcomes.flatMap(({ id, code }) => (code === null ? [] : [id]))
            setResult(null)
            onAgain(left)
          }
          return <SendOutcomes orders={orders} result={result} onAgain={again} />
        }
        if (orders.length === 0)
          return (
            <PaddedPanel>
              <p>{copy.nothing}</p>
            </PaddedPanel>
          )
        const gone = orderIds.length - orders.length
        return (
          <>
            {gone > 0 && <p role="status">{copy.gone(gone)}</p>}
            <SendForm orders={orders} couriers={couriers} onSent={setResult} />
          </>
        )
      }}
    </Loaded>
  )
}
