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

/** Hands several orders to a courier, and tells what became of each. */
export const SendOrders = ({ orderIds }: { orderIds: readonly string[] }) => {
  const { sending: copy } = useCopy(manageCopy)
  const [asked, setAsked] = useState(orderIds)
  const [result, setResult] = useState<SendResult | null>(null)
  const query = useOrdersToSendQuery({ variables: { orderIds: [...asked] }, fetchPolicy: 'network-only' })

  return (
    <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
      {({ ordersToSend: orders, couriers }) => {
        if (result) {
          const again = () => {
            const left = result.outcomes.flatMap(({ id, code }) => (code === null ? [] : [id]))
            setResult(null)
            setAsked(left)
          }
          return <SendOutcomes orders={orders} result={result} onAgain={again} />
        }
        if (orders.length === 0)
          return (
            <PaddedPanel>
              <p>{copy.nothing}</p>
            </PaddedPanel>
          )
        const gone = asked.length - orders.length
        return (
          <>
            {gone > 0 && <p role="status">{copy.gone(gone)}</p>}
            <SendForm key={asked.join()} orders={orders} couriers={couriers} onSent={setResult} />
          </>
        )
      }}
    </Loaded>
  )
}
