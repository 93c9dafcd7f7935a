import { returningReasons } from '@sunnah-store/schema/order-words'
import { PackageX } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { SelectField } from '../../../../ui/form/select.tsx'
import { asSeen } from '../as-seen.ts'
import { NoteField } from './note-field.tsx'
import { type OrderSteps_OrderFragment, useNoteReturningMutation } from './order-steps.generated.ts'
import { StepDialog, StepForm, type StepWindow } from './step-dialog.tsx'

interface NoteReturningProps {
  order: OrderSteps_OrderFragment
  offered: boolean
}

/** Notes that an order was not taken and comes back, after asking why. */
export const NoteReturning = ({ order, offered }: NoteReturningProps) => {
  const { allOrders: copy } = useCopy(manageCopy)

  return (
    <StepDialog
      order={order}
      offered={offered}
      act={
        <>
          <Icon of={PackageX} />
          {copy.notTaken}
        </>
      }
      name={`${copy.notTaken}: ${order.number}`}
      look="quiet"
    >
      {(window) => <ReturningForm window={window} />}
    </StepDialog>
  )
}

const ReturningForm = ({ window }: { window: StepWindow }) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const { order } = window
  const [noteReturning] = useNoteReturningMutation()
  const form = useShopForm<{ reason: (typeof returningReasons)[number] | ''; note: string }, string>({
    defaultValues: { reason: '', note: '' },
    idPrefix: 'returning-',
    send: async ({ reason, note }) => {
      if (reason === '') return copy.whyMissing
      try {
        const input = { id: order.id, ...asSeen(order), reason, note: seenText(note) || null }
        await noteReturning({ variables: { input } })
      } catch (error) {
        return window.refused(error)
      }
      window.onDone(copy.returningNow(order.number), 'RETURNING')
      return null
    },
  })

  return (
    <StepForm title={copy.returningQuestion(order.number)} yes={copy.noteReturning} form={form} window={window}>
      <Muted>{copy.returningMeans}</Muted>
      <SelectField label={copy.why} {...form.field('reason', { required: copy.whyMissing })}>
        <option value="">{copy.chooseWhy}</option>
        {returningReasons.map((reason) => (
          <option key={reason} value={reason}>
            {copy.reasons[reason]}
          </option>
        ))}
      </SelectField>
      <NoteField field={form.field} reason={form.watch('reason')} />
    </StepForm>
  )
}
