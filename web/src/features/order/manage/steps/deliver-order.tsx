import { Check } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { type OrderSteps_OrderFragment, useMarkDeliveredMutation } from './order-steps.generated.ts'
import { useStepButton } from './use-step.ts'

interface DeliverOrderProps {
  order: Pick<OrderSteps_OrderFragment, 'id' | 'number' | 'status'>
  /** It is the step that comes next. */
  isNext: boolean
}

/** Notes that an order was delivered. */
export const DeliverOrder = ({ order, isNext }: DeliverOrderProps) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const [markDelivered] = useMarkDeliveredMutation({ variables: { id: order.id, expectedStatus: order.status } })
  const button = useStepButton(order, () => markDelivered(), copy.deliveredNow(order.number), 'DELIVERED')

  return (
    <SubmitButton
      aria-label={`${copy.deliver}: ${order.number}`}
      type="button"
      $look={isNext ? 'primary' : 'quiet'}
      {...button}
    >
      <Icon of={Check} />
      {copy.deliver}
    </SubmitButton>
  )
}
