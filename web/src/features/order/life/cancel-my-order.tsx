import { useState } from 'react'
import { flushSync } from 'react-dom'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import { useCancelMyOrderMutation } from './order-life.generated.ts'

interface CancelMyOrderProps {
  order: { number: string; total: number }
}

/** Cancels an order that has not left the shop, after a question. */
export const CancelMyOrder = ({ order: { number, total } }: CancelMyOrderProps) => {
  const { orders: copy, asking, taka } = useCopy(shoppingCopy)
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState('')
  const [cancelMyOrder] = useCancelMyOrderMutation({ refetchQueries: ['MyOrders'] })

  const close = () => {
    setProblem('')
    setOpen(false)
  }

  const cancel = async () => {
    setProblem('')
    try {
      await cancelMyOrder({ variables: { number } })
    } catch (error) {
      return setProblem(refusalOf(error)?.code === 'STATUS_CHANGED' ? copy.leftTheShop : asking.failed)
    }
    notify.success(copy.cancelled(number))
    // The pressed button disappears.
    flushSync(close)
    goOnFrom()
  }

  return (
    <>
      <Button
        aria-label={`${copy.cancel}: ${number}`}
        type="button"
        $look="dangerText"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.cancel}
      </Button>
      {open && (
        <Question
          title={copy.cancelQuestion(number)}
          yes={copy.cancel}
          no={copy.keepOrder}
          danger
          problem={problem}
          onYes={cancel}
          onClose={close}
        >
          {copy.cancelMeans(taka(total))}
        </Question>
      )}
    </>
  )
}
