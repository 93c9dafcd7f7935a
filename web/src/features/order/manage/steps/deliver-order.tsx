import { Check } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Question } from '../../../../ui/dialog/question.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { asSeen, type SeenOrder } from '../as-seen.ts'
import { HoldsList } from '../holds-list.ts'
import { type OrderSteps_OrderFragment, useMarkDeliveredMutation } from './order-steps.generated.ts'
import { useStepButton } from './use-step.ts'

interface DeliverOrderProps {
  order: Pick<OrderSteps_OrderFragment, 'id' | 'number' | 'status' | 'version' | 'shipment'>
  /** Whether it may be delivered. A question that is open stays. */
  offered: boolean
  /** It is the step that comes next. */
  isNext: boolean
}

/** Notes that an order was delivered; asks first where the courier says that only some of it was taken. */
export const DeliverOrder = ({ order, offered, isNext }: DeliverOrderProps) => {
  const { allOrders: copy, partly } = useCopy(manageCopy)
  const [asked, setAsked] = useState<SeenOrder | null>(null)
  const [markDelivered] = useMarkDeliveredMutation()
  const deliver = () => markDelivered({ variables: { id: order.id, ...asSeen(asked ?? order) } })
  const { onClick, ...button } = useStepButton(order, deliver, copy.deliveredNow(order.number), 'DELIVERED')
  const close = () => setAsked(null)
  const isPartly = order.shipment?.partlyDelivered

  return (
    <>
      {offered && (
        <SubmitButton
          aria-label={`${copy.deliver}: ${order.number}`}
          type="button"
          $look={isNext ? 'primary' : 'quiet'}
          onClick={isPartly ? () => setAsked(order) : onClick}
          {...button}
        >
          <Icon of={Check} />
          {copy.deliver}
        </SubmitButton>
      )}
      {asked && (
        <Question
          title={partly.wholeQuestion(order.number)}
          yes={copy.deliver}
          onYes={() => {
            flushSync(close)
            return onClick()
          }}
          onClose={close}
        >
          <HoldsList />
          <p>{partly.whole}</p>
        </Question>
      )}
    </>
  )
}
