import { isInTheShop } from '@sunnah-store/schema/order-steps'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { OrderCash, OrderStatus } from '../../../generated/types.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useConfirmedAction } from '../../../lib/failure/use-confirmed-action.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import { useDeleteOrderMutation } from './all-orders.generated.ts'

interface RemoveOrderProps {
  order: { id: string; number: string; status: OrderStatus; total: number; cash: OrderCash | null }
}

/** Removes an order, after a confirmation that says what happens to its products and its cash. */
export const RemoveOrder = ({ order: { id, number, status, total, cash } }: RemoveOrderProps) => {
  const { allOrders: copy, taka } = useCopy(manageCopy)
  const [open, setOpen] = useState(false)
  const [deleteOrder] = useDeleteOrderMutation({
    refetchQueries: ['AllOrders', 'OrderCounts'],
    update: (cache) => cache.evict({ id: `Order:${id}` }),
  })

  const close = () => setOpen(false)
  const confirmed = useConfirmedAction(
    async () => {
      const { data } = await deleteOrder({ variables: { id } })
      notify.success(data?.deleteOrder ? copy.removed(number) : copy.gone(number))
      // The pressed button disappears with the order.
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
