import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { Truck } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { readDraft, storeDraft } from '../../../../lib/storage/draft.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { type OrderSteps_OrderFragment, useShipOrdersMutation } from './order-steps.generated.ts'
import { StepDialog, StepForm } from './step-dialog.tsx'
import { useStep } from './use-step.ts'

type Sendable = Pick<OrderSteps_OrderFragment, 'id' | 'number' | 'status' | 'total'>

interface SendOrderProps {
  order: Sendable
  /** It is the step that comes next. */
  isNext: boolean
}

/** Sends an order by the shop's own rider, or a courier whose number for the parcel is typed in. */
export const SendOrder = ({ order, isNext }: SendOrderProps) => {
  const { allOrders: copy } = useCopy(manageCopy)

  return (
    <StepDialog
      order={order}
      act={
        <>
          <Icon of={Truck} />
          {copy.send}
        </>
      }
      name={`${copy.send}: ${order.number}`}
      look={isNext ? 'primary' : 'quiet'}
    >
      {(seen, onDone, onClose) => <SendForm order={seen} onDone={onDone} onClose={onClose} />}
    </StepDialog>
  )
}

// Who took the last one most likely takes the next one too.
const lastCourier = 'courier'
const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null)

const SendForm = ({ order, onDone, onClose }: { order: Sendable; onDone: () => void; onClose: () => void }) => {
  const { allOrders: copy, taka } = useCopy(manageCopy)
  const [shipOrders] = useShipOrdersMutation()
  const { reasonOf, reasonOfCode, taken } = useStep(order)
  const form = useShopForm<{ courier: string; trackingCode: string; trackingUrl: string }, string>({
    defaultValues: { courier: readDraft(lastCourier, asText) ?? '', trackingCode: '', trackingUrl: '' },
    idPrefix: 'send-',
    send: async (values) => {
      const courier = seenText(values.courier)
      const sent = {
        courier,
        trackingCode: seenText(values.trackingCode) || null,
        trackingUrl: values.trackingUrl.trim() || null,
      }
      try {
        const shipments = [{ id: order.id, expectedStatus: order.status, ...sent }]
        const { data } = await shipOrders({ variables: { shipments } })
        const code = data?.shipOrders[0]?.code
        if (code) {
          const why = reasonOfCode(code)
          if (why === null) onClose()
          return why
        }
      } catch (error) {
        const why = reasonOf(error)
        if (why === null) onClose()
        return why
      }
      storeDraft(lastCourier, courier)
      onDone()
      taken(copy.sentNow(order.number, courier), 'SHIPPED')
      return null
    },
  })
  const short = (text: string) => textLength(text) <= limits.order.courier || copy.tooLong(limits.order.courier)

  return (
    <StepForm title={copy.sendQuestion(order.number)} yes={copy.send} form={form} onClose={onClose}>
      <p>{copy.toCollect(taka(order.total))}</p>
      <TextField
        label={copy.courier}
        hint={copy.courierHint}
        autoComplete="off"
        {...form.field('courier', { validate: { given: (text) => isVisible(text) || copy.courierMissing, short } })}
      />
      <TextField
        label={copy.trackingCode}
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('trackingCode', { validate: short })}
      />
      <TextField
        label={copy.trackingUrl}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...form.field('trackingUrl', { validate: (text) => isHttps(text.trim()) || copy.notHttps })}
      />
    </StepForm>
  )
}

const isHttps = (text: string) =>
  text === '' || (text.length <= limits.order.url && URL.canParse(text) && new URL(text).protocol === 'https:')
