import { limits } from '@sunnah-store/schema/limits'
import { shopperReasons } from '@sunnah-store/schema/order-words'
import { textLength } from '@sunnah-store/schema/text-length'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useShopForm } from '../../../lib/form/use-shop-form.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { seenText } from '../../../lib/text/seen-text.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Row } from '../../../ui/basic/panel.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SelectField } from '../../../ui/form/select.tsx'
import { ShopForm } from '../../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useCancelMyOrderMutation } from './order-life.generated.ts'

interface CancelMyOrderProps {
  order: { number: string; total: number }
}

/** Cancels an order that has not left the shop, after a question. */
export const CancelMyOrder = ({ order }: CancelMyOrderProps) => {
  const { orders: copy } = useCopy(shoppingCopy)
  const [open, setOpen] = useState(false)

  return (
    <>
      <Button
        aria-label={`${copy.cancel}: ${order.number}`}
        type="button"
        $look="dangerText"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {copy.cancel}
      </Button>
      {open && <CancelForm order={order} onClose={() => setOpen(false)} />}
    </>
  )
}

interface CancelValues {
  reason: (typeof shopperReasons)[number]
  note: string
}

const CancelForm = ({ order: { number, total }, onClose }: CancelMyOrderProps & { onClose: () => void }) => {
  const { orders: copy, asking, taka } = useCopy(shoppingCopy)
  const [cancelMyOrder] = useCancelMyOrderMutation({ refetchQueries: ['MyOrders'] })
  const form = useShopForm<CancelValues, string>({
    defaultValues: { reason: shopperReasons[0], note: '' },
    idPrefix: 'cancel-',
    send: async ({ reason, note }) => {
      try {
        await cancelMyOrder({ variables: { number, reason, note: reason === 'OTHER' ? seenText(note) : null } })
      } catch (error) {
        return refusalOf(error)?.code === 'STATUS_CHANGED' ? copy.leftTheShop : asking.failed
      }
      notify.success(copy.cancelled(number))
      // The pressed button disappears.
      flushSync(onClose)
      goOnFrom()
      return null
    },
  })

  return (
    <Dialog title={copy.cancelQuestion(number)} question onClose={onClose}>
      <ShopForm form={form} plain>
        <FormProblem problem={form.problem}>{form.problem}</FormProblem>
        <p>{copy.cancelMeans(taka(total))}</p>
        <SelectField label={copy.cancelWhy} {...form.field('reason')}>
          {shopperReasons.map((reason) => (
            <option key={reason} value={reason}>
              {copy.cancelReasons[reason]}
            </option>
          ))}
        </SelectField>
        {form.watch('reason') === 'OTHER' && (
          <TextField
            label={copy.cancelNote}
            autoComplete="off"
            {...form.field('note', {
              validate: {
                given: (note, { reason }) => reason !== 'OTHER' || seenText(note) !== '' || copy.cancelNoteMissing,
                short: (note, { reason }) =>
                  reason !== 'OTHER' || textLength(note) <= limits.order.note || copy.cancelNoteTooLong,
              },
            })}
          />
        )}
        <Row>
          <Button type="button" $look="quiet" data-first onClick={onClose}>
            {copy.keepOrder}
          </Button>
          <SubmitButton $look="danger" busy={form.busy}>
            {copy.cancel}
          </SubmitButton>
        </Row>
      </ShopForm>
    </Dialog>
  )
}
