import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useIsAdmin } from '../../../../lib/identity/use-is-admin.ts'
import { PageHeading } from '../../../../ui/basic/page-heading.tsx'
import { PaddedPanel } from '../../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../../../../ui/feedback/loaded.tsx'
import { HowFar } from '../how-far.tsx'
import { useInPortions } from '../use-in-portions.ts'
import { SendForm } from './send-form.tsx'
import { OrdersToSendDocument } from './send-orders.generated.ts'
import { SendOutcomes } from './send-outcomes.tsx'
import type { SendResult } from './use-send-orders.ts'

interface SendOrdersProps {
  orderIds: readonly string[]
  /** Leaves those that were not sent. */
  onAgain: (orderIds: readonly string[]) => void
}

/** Hands several orders to a courier, and tells what became of each. */
export const SendOrders = ({ orderIds, onAgain }: SendOrdersProps) => {
  const { sending: copy, pageTitle } = useCopy(manageCopy)
  const [result, setResult] = useState<SendResult | null>(null)
  const withBalance = useIsAdmin()
  const client = useApolloClient()
  const query = useInPortions(orderIds, async (some, place) => {
    // What a courier holds is asked once.
    const variables = { orderIds: some, withBalance: withBalance && place === 0 }
    const { data } = await client.query({ query: OrdersToSendDocument, variables, fetchPolicy: 'network-only' })
    if (!data) throw new Error('The shop answered without data')
    return data
  })

  const heading = result ? copy.headingAfter(result.outcomes.length) : copy.heading(orderIds.length)

  return (
    <>
      <PageHeading title={pageTitle(heading)}>{heading}</PageHeading>
      <Loaded
        query={query}
        failed={copy.loadFailed}
        skeleton={<HowFar progress={query.progress} sketch={<RowsSkeleton />} />}
      >
        {(portions) => {
          const orders = portions.flatMap(({ ordersToSend }) => ordersToSend)
          if (result) {
            const again = () => {
              const left = result.outcomes.flatMap(({ id, code }) => (code === null ? [] : [id]))
              setResult(null)
              // The address stays the same then, and so would what was read: somebody may have corrected them since.
              if (left.join() === orderIds.join()) query.refetch()
              else onAgain(left)
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
              <SendForm orders={orders} couriers={portions[0]?.couriers ?? []} onSent={setResult} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
