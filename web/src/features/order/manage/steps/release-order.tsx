import { limits } from '@sunnah-store/schema/limits'
import { minutesToRelease } from '@sunnah-store/schema/order-steps'
import { textLength } from '@sunnah-store/schema/text-length'
import { PackageX } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useShopForm } from '../../../../lib/form/use-shop-form.ts'
import { seenText } from '../../../../lib/text/seen-text.ts'
import { useIsPast } from '../../../../lib/time/use-is-past.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { type OrderSteps_OrderFragment, useReleaseOrderMutation } from './order-steps.generated.ts'
import { StepDialog, StepForm, type StepWindow } from './step-dialog.tsx'

interface ReleaseOrderProps {
  order: OrderSteps_OrderFragment
  /** Whether a courier was told of it and has not answered. */
  offered: boolean
}

/** Releases an order from a courier that does not answer, once it had its time to. */
export const ReleaseOrder = ({ order, offered }: ReleaseOrderProps) => {
  const { release: copy } = useCopy(manageCopy)
  const { sendingSince: since } = order
  const hadTime = useIsPast(since && new Date(Date.parse(since) + minutesToRelease * 60_000).toISOString())

  return (
    <StepDialog
      order={order}
      offered={offered && hadTime}
      act={
        <>
          <Icon of={PackageX} />
          {copy.act(order.sendingTo)}
        </>
      }
      name={`${copy.act(order.sendingTo)}: ${order.number}`}
      look="quiet"
    >
      {(window) => <ReleaseForm window={window} />}
    </StepDialog>
  )
}

const ReleaseForm = ({ window }: { window: StepWindow }) => {
  const { release: copy, allOrders, taka } = useCopy(manageCopy)
  const { id, number, total, sendingTo } = window.order
  const [releaseOrder] = useReleaseOrderMutation()
  const form = useShopForm<{ note: string }, string>({
    defaultValues: { note: '' },
    idPrefix: 'release-',
    send: async ({ note }) => {
      try {
        await releaseOrder({ variables: { id, note: seenText(note) || null } })
      } catch (error) {
        return window.refused(error)
      }
      window.onDone(copy.done(number), null)
      return null
    },
  })

  return (
    <StepForm title={copy.question(number, sendingTo)} yes={copy.yes} danger form={form} window={window}>
      <Notice tone="bad" icon={PackageX}>
        <p>{copy.mayHave(sendingTo)}</p>
      </Notice>
      <p>
        {copy.askFirst(sendingTo)} <Unbroken as="b">{number}</Unbroken>, {taka(total)}
      </p>
      <p>{copy.means(sendingTo)}</p>
      <TextField
        label={copy.said}
        hint={allOrders.noteHint}
        autoComplete="off"
        {...form.field('note', {
          validate: (note) => textLength(seenText(note)) <= limits.order.note || allOrders.noteTooLong,
        })}
      />
    </StepForm>
  )
}
