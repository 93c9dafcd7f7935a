import { isInTheShop } from '@sunnah-store/schema/order-steps'
import { useState } from 'react'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import type { ChosenOrder } from './use-chosen-orders.ts'

interface DeliverChosenProps {
  label: string
  orders: readonly ChosenOrder[]
  onDeliver: (orders: readonly ChosenOrder[]) => Promise<void>
}

/** Notes that several orders were delivered, after it was said what that means. */
export const DeliverChosen = ({ label, orders, onDeliver }: DeliverChosenProps) => {
  const { orderLists: copy, taka } = useCopy(manageCopy)
  const [asked, setAsked] = useState<readonly ChosenOrder[] | null>(null)
  const neverSent = asked?.filter(({ status }) => isInTheShop(status)).length ?? 0

  return (
    <>
      <Button type="button" $look="quiet" aria-haspopup="dialog" onClick={() => setAsked(orders)}>
        {label}
      </Button>
      {asked && (
        <Question
          title={copy.deliverQuestion(asked.length)}
          yes={copy.deliver}
          onYes={async () => {
            await onDeliver(asked)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        >
          {neverSent > 0 && <p>{copy.neverSent(neverSent)}</p>}
          <p>{copy.collected(taka(asked.reduce((sum, { total }) => sum + total, 0)))}</p>
        </Question>
      )}
    </>
  )
}
