import { dayOf } from '@sunnah-store/schema/local-day'
import { Check, PhoneMissed } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useIsPast } from '../../../../lib/time/use-is-past.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { asSeen } from '../as-seen.ts'
import { nextCallAt } from './next-call.ts'
import { type OrderSteps_OrderFragment, useConfirmOrderMutation, useNoteCallMutation } from './order-steps.generated.ts'
import { useStepButton } from './use-step.ts'

interface CallOrderProps {
  order: Pick<OrderSteps_OrderFragment, 'id' | 'number' | 'status' | 'version' | 'events'>
}

/** What came of the call about a new order: a yes, or no answer. */
export const CallOrder = ({ order }: CallOrderProps) => {
  const { allOrders: copy, format } = useCopy(manageCopy)
  const today = useToday()
  const [confirmOrder] = useConfirmOrderMutation({ variables: { input: { id: order.id, ...asSeen(order) } } })
  const [noteCall] = useNoteCallMutation({ variables: { id: order.id, ...asSeen(order) } })
  const yes = useStepButton(order, () => confirmOrder(), copy.confirmedNow(order.number), 'CONFIRMED')
  const silence = useStepButton(order, () => noteCall(), copy.calledNow(order.number), null)

  const lastCall = order.events.findLast(({ kind }) => kind === 'CALL')
  const next = nextCallAt(order.events)
  const mayCall = useIsPast(next)
  const again = next && (dayOf(new Date(next)) === today ? format.time(next) : format.when(next, today))
  const waits = !mayCall && lastCall && again && copy.noted(format.time(lastCall.at), again)

  return (
    <>
      <SubmitButton aria-label={`${copy.saidYes}: ${order.number}`} type="button" {...yes}>
        <Icon of={Check} />
        {copy.saidYes}
      </SubmitButton>
      {/* It keeps the focus while it waits, so that it can be read. */}
      <SubmitButton
        aria-label={`${copy.noAnswer}: ${waits ? `${order.number}, ${waits}` : order.number}`}
        type="button"
        $look={waits ? 'off' : 'quiet'}
        {...silence}
        {...(waits && { 'aria-disabled': true, onClick: undefined })}
      >
        <Icon of={PhoneMissed} />
        {waits ? copy.againFrom(again) : copy.noAnswer}
      </SubmitButton>
    </>
  )
}
