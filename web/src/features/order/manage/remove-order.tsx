import { isInTheShop } from '@sunnah-store/schema/order-steps'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OrderCash } from '../../../generated/types.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useConfirmedAction } from '../../../lib/failure/use-confirmed-action.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import { useDeleteOrderMutation } from './all-orders.generated.ts'
import { asSeen, type SeenOrder } from './as-seen.ts'
import { HoldsList } from './holds-list.ts'
import { useStep } from './steps/use-step.ts'

interface ManagedOrder extends SeenOrder {
  id: string
  number: string
  total: number
  cash: OrderCash | null
}

interface RemoveOrderProps {
  order: ManagedOrder
  /** Whether it may be removed. A question that is open stays. */
  offered: boolean
}

/** Removes an order, after a confirmation that says what happens to its products and its cash. */
export const RemoveOrder = ({ order, offered }: RemoveOrderProps) => {
  const { id, number } = order
  const { allOrders: copy, taka } = useCopy(manageCopy)
  // As it stood when the question was asked.
  const [asked, setAsked] = useState<ManagedOrder | null>(null)
  const { status, total, cash } = asked ?? order
  const { changedSince } = useStep(order)
  const [deleteOrder] = useDeleteOrderMutation({
    refetchQueries: ['AllOrders', 'OrderCounts'],
    update: (cache) => cache.evict({ id: `Order:${id}` }),
  })

  const close = () => setAsked(null)
  const confirmed = useConfirmedAction(
    async () => {
      try {
        const { data } = await deleteOrder({ variables: { id, ...asSeen(asked ?? order) } })
        notify.success(data?.deleteOrder ? copy.removed(number) : copy.gone(number))
      } catch (error) {
        const reason = await changedSince(error)
        if (!reason) throw error
        notify.error(reason)
      }
      // The pressed button disappears with the order, and where it is on its way by now.
      flushSync(close)
      goOnFrom()
    },
    close,
    (error) => (refusalOf(error)?.code === 'ORDER_HAS_CASH' ? copy.hasCash(number) : null),
  )

  return (
    <>
      {offered && (
        <Button
          aria-label={`${copy.remove}: ${number}`}
          type="button"
          $look="dangerText"
          aria-haspopup="dialog"
          onClick={() => setAsked(order)}
        >
          {copy.remove}
        </Button>
      )}
      {asked && (
        <Question title={copy.removeQuestion(number)} yes={copy.remove} danger {...confirmed}>
          <HoldsList />
          {cash === 'WITH_COURIER' && copy.staysForCash}
          {cash === 'RECEIVED' && `${copy.removeCollected(taka(total))} `}
          {status === 'DELIVERED' && cash !== 'WITH_COURIER' && copy.removeDelivered}
          {isInTheShop(status) && copy.removeUndelivered}
          {status !== 'DELIVERED' && !isInTheShop(status) && copy.removeEnded}
        </Question>
      )}
    </>
  )
}
