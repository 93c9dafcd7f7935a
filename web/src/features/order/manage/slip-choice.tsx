import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { failureKind } from '../../../lib/failure/failure.ts'
import { RowsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { PrintedAlone } from '../../../ui/layout/printed-alone.ts'
import { NoSuchOrder } from './no-such-order.tsx'
import { useOrderSlipQuery } from './order-slip.generated.ts'
import { OrderSlip } from './order-slip.tsx'
import { SlipPaper } from './order-slip-sheet.ts'
import { SlipTools, useSlipLanguage } from './slip-tools.tsx'

/** An order's slip in the language that was chosen, and the button that prints it. */
export const SlipChoice = ({ orderId }: { orderId: string }) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const language = useSlipLanguage()
  const query = useOrderSlipQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' })
  if (query.error && failureKind(query.error) === 'notFound') return <NoSuchOrder />

  return (
    <>
      <PrintedAlone />
      <SlipPaper />
      <SlipTools ready={query.data !== undefined} />
      <Loaded query={query} failed={copy.slipFailed} skeleton={<RowsSkeleton />}>
        {({ order, sender }) => <OrderSlip order={order} sender={sender} language={language} />}
      </Loaded>
    </>
  )
}
