import { X } from 'lucide-react'
import type { CancelReason } from '../../../../generated/types.ts'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { SelectField } from '../../../../ui/form/select.tsx'
import { asSeen } from '../as-seen.ts'
import { NoteField } from './note-field.tsx'
import { type OrderSteps_OrderFragment, useCancelOrderMutation } from './order-steps.generated.ts'
import { StepDialog, StepForm, type StepWindow } from './step-dialog.tsx'

interface CancelOrderProps {
  order: OrderSteps_OrderFragment
  offered: boolean
}

/** Cancels an order that has not left the shop, after asking why. */
export const CancelOrder = ({ order, offered }: CancelOrderProps) => {
  const { allOrders: copy } = useCopy(manageCopy)

  return (
    <StepDialog
      order={order}
      offered={offered}
      act={
        <>
          <Icon of={X} />
          {copy.cancelOrder}
        </>
      }
      name={`${copy.cancelOrder}: ${order.number}`}
      look="dangerText"
    >
      {(window) => <CancelForm window={window} />}
    </StepDialog>
  )
}

// All of them, the commonest first.
const wordsOfReasons = {
  NOT_REACHED: true,
  SHOPPER_CHANGED_MIND: true,
  WRONG_NUMBER: true,
  FAKE: true,
  DUPLICATE: true,
  NOT_DELIVERABLE_THERE: true,
  OUT_OF_STOCK: true,
  TOO_LATE: true,
  FOUND_ELSEWHERE: true,
  OTHER: true,
} satisfies Record<CancelReason, true>
const reasons = Object.keys(wordsOfReasons) as CancelReason[]

const CancelForm = ({ window }: { window: StepWindow }) => {
  const { allOrders: copy, orders } = useCopy(manageCopy)
  const { order } = window
  const [cancelOrder] = useCancelOrderMutation()
  const form = useShopForm<{ reason: CancelReason | ''; note: string }, string>({
    defaultValues: { reason: '', note: '' },
    idPrefix: 'cancel-',
    send: async ({ reason, note }) => {
      if (reason === '') return copy.whyMissing
      try {
        const input = { id: order.id, ...asSeen(order), reason, note: seenText(note) || null }
        await cancelOrder({ variables: { input } })
      } catch (error) {
        return window.refused(error)
      }
      window.onDone(copy.cancelledNow(order.number), 'CANCELLED')
      return null
    },
  })

  return (
    <StepForm
      title={copy.cancelQuestion(order.number)}
      yes={copy.cancelOrder}
      no={orders.keepOrder}
      danger
      form={form}
      window={window}
    >
      <p>{copy.cancelMeans}</p>
      <SelectField label={copy.why} {...form.field('reason', { required: copy.whyMissing })}>
        <option value="">{copy.chooseWhy}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {copy.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <NoteField field={form.field} reason={form.watch('reason')} />
    </StepForm>
  )
}
