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
import { useStep } from './steps/use-step.ts'

interface RemoveOrderProps {
  order: SeenOrder & { id: string; number: string; total: number; cash: OrderCash | null }
}

/** Removes an order, after a confirmation that says what happens to its products and its cash. */
export const RemoveOrder = ({ order }: RemoveOrderProps) => {
  const { id, number, status, total, cash } = order
  const { allOrders: copy, taka } = useCopy(manageCopy)
  const [open, setOpen] = useState(false)
  const { changedSince } = useStep(order)
  const [deleteOrder] = useDeleteOrderMutation({
    refetchQueries: ['AllOrders', 'OrderCounts'],
    update: (cache) => cache.evict({ id: `Order:${id}` }),
  })

  const close = () => setOpen(false)
  const confirmed = useConfirmedAction(
    async () => {
      try {
        const { data } = await deleteOrder({ variables: { id, ...asSeen(order) } })
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
      <Button
        aria-label={`${copy.remove}: ${number}`}
        type="button"
        $look="dangerText"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.remove}
      </Button>
      {open && (
        <Question title={copy.removeQuestion(number)} yes={copy.remove} danger {...confirmed}>
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
