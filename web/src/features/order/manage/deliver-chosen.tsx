import { isInTheShop } from '@sunnah-store/schema/order-steps'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { Question } from '../../../ui/dialog/question.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { HoldsList } from './holds-list.ts'
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
  const [run, busy] = useOnce(onDeliver)
  const close = () => setAsked(null)
  const neverSent = asked?.filter(({ status }) => isInTheShop(status)).length ?? 0

  return (
    <>
      <SubmitButton
        type="button"
        $look="quiet"
        aria-haspopup="dialog"
        busy={busy}
        onClick={busy ? undefined : () => setAsked(orders)}
      >
        {label}
      </SubmitButton>
      {asked && (
        <Question
          title={copy.deliverQuestion(asked.length)}
          yes={copy.deliver}
          onYes={() => {
            // The bar tells how far it is.
            flushSync(close)
            return run(asked)
          }}
          onClose={close}
        >
          <HoldsList />
          {neverSent > 0 && <p>{copy.neverSent(neverSent)}</p>}
          <p>{copy.collected(taka(asked.reduce((sum, { total }) => sum + total, 0)))}</p>
        </Question>
      )}
    </>
  )
}
