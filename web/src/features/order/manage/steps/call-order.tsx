import { Check, PhoneMissed } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { useConfirmOrderMutation, useNoteCallMutation } from './order-steps.generated.ts'
import { useStepButton } from './use-step.ts'

interface CallOrderProps {
  order: { id: string; number: string }
}

/** What came of the call about a new order: a yes, or no answer. */
export const CallOrder = ({ order }: CallOrderProps) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const [confirmOrder] = useConfirmOrderMutation({ variables: { input: { id: order.id, expectedStatus: 'PLACED' } } })
  const [noteCall] = useNoteCallMutation({ variables: { id: order.id } })
  const yes = useStepButton(order, () => confirmOrder(), copy.confirmedNow(order.number), 'CONFIRMED')
  const silence = useStepButton(order, () => noteCall(), copy.calledNow(order.number), null)

  return (
    <>
      <SubmitButton aria-label={`${copy.saidYes}: ${order.number}`} type="button" {...yes}>
        <Icon of={Check} />
        {copy.saidYes}
      </SubmitButton>
      <SubmitButton aria-label={`${copy.noAnswer}: ${order.number}`} type="button" $look="quiet" {...silence}>
        <Icon of={PhoneMissed} />
        {copy.noAnswer}
      </SubmitButton>
    </>
  )
}
