import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { TextField } from '../../../../ui/form/field.tsx'
import { type OrderSteps_OrderFragment, useNoteTrackingMutation } from './order-steps.generated.ts'
import { StepDialog, StepForm, type StepWindow } from './step-dialog.tsx'

/** Whether the number of its parcel is for the shop to type: the courier has not told it. The server has the last word. */
export const isTrackingTyped = ({ shipment, events }: OrderSteps_OrderFragment) =>
  shipment !== null &&
  (shipment.trackingCode === null ||
    shipment.courierCode === null ||
    events.some(({ kind, note }) => kind === 'TRACKING' && note === shipment.trackingCode))

interface NoteTrackingProps {
  order: OrderSteps_OrderFragment
  offered: boolean
}

/** Enters the courier's number for a parcel, or corrects one that was typed. */
export const NoteTracking = ({ order, offered }: NoteTrackingProps) => {
  const { tracked: copy } = useCopy(manageCopy)
  const act = order.shipment?.trackingCode ? copy.correct : copy.enter

  return (
    <StepDialog order={order} offered={offered} act={act} name={`${act}: ${order.number}`} look="text">
      {(window) => <TrackingForm window={window} title={act} />}
    </StepDialog>
  )
}

const TrackingForm = ({ window, title }: { window: StepWindow; title: string }) => {
  const { tracked: copy, sending } = useCopy(manageCopy)
  const { id, number, shipment } = window.order
  const [noteTracking] = useNoteTrackingMutation()
  const form = useShopForm<{ trackingCode: string }, string>({
    defaultValues: { trackingCode: shipment?.trackingCode ?? '' },
    idPrefix: 'tracking-',
    send: async ({ trackingCode }) => {
      try {
        await noteTracking({ variables: { id, trackingCode: seenText(trackingCode) } })
      } catch (error) {
        return window.refused(error)
      }
      window.onDone(copy.done(number), null)
      return null
    },
  })

  return (
    <StepForm title={title} yes={copy.keep} form={form} window={window}>
      <TextField
        label={sending.tracking(number)}
        hint={shipment ? copy.hint(shipment.courier) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('trackingCode', {
          validate: {
            given: (code) => seenText(code) !== '' || copy.missing,
            short: (code) =>
              textLength(seenText(code)) <= limits.order.courier || sending.tooLong(limits.order.courier),
          },
        })}
      />
    </StepForm>
  )
}
