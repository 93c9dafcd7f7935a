import { isInTheShop } from '@sunnah-store/schema/order-steps'
import { useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { failureKind } from '../../../../lib/failure/failure.ts'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { CorrectForm } from './correct-form.tsx'
import { useOrderToCorrectQuery } from './correct-order.generated.ts'

/** An order as it is now, to be corrected as long as it is in the shop. */
export const CorrectOrder = ({ orderId }: { orderId: string }) => {
  const { byHand: copy, allOrders } = useCopy(manageCopy)
  const [reading, setReading] = useState(0)
  const query = useOrderToCorrectQuery({
    variables: { id: orderId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { personal: true },
  })
  const readAnew = async () => (await query.refetch()).data?.order
  // What was typed goes with what it was typed over.
  const reload = async () => {
    await query.refetch()
    setReading((before) => before + 1)
  }
  if (query.error && failureKind(query.error) === 'notFound')
    return (
      <PaddedPanel role="alert">
        <h2>{allOrders.noSuchOrder}</h2>
        <p>{allOrders.noSuchOrderText}</p>
      </PaddedPanel>
    )

  return (
    <Loaded query={query} failed={allOrders.slipFailed} skeleton={<RowsSkeleton />}>
      {({ order, delivery }) =>
        isInTheShop(order.status) ? (
          <CorrectForm
            key={reading}
            order={order}
            delivery={delivery}
            readAnew={readAnew}
            onReload={() => reload().catch(() => undefined)}
          />
        ) : (
          <PaddedPanel role="alert">
            <p>{copy.leftTheShop(order.number)}</p>
          </PaddedPanel>
        )
      }
    </Loaded>
  )
}
