import { Check } from 'lucide-react'
import { useRef } from 'react'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useWhyNot } from '../../../lib/failure/use-why-not.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Icon } from '../../../ui/basic/icon.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useMarkDeliveredMutation } from './all-orders.generated.ts'
import { useRefresh } from './use-refresh.ts'

interface DeliverOrderProps {
  order: { id: string; number: string; deliveredAt: string | null }
}

/** Notes that an order was delivered; afterwards says when. */
export const DeliverOrder = ({ order: { id, number, deliveredAt } }: DeliverOrderProps) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const button = useRef<HTMLButtonElement>(null)
  const [markDelivered, { client }] = useMarkDeliveredMutation({ refetchQueries: ['OrderCounts'] })
  const refresh = useRefresh()
  const whyNot = useWhyNot()

  const [run, busy] = useOnce(async () => {
    // The button disappears after success, so the focus moves to its card.
    const card = button.current?.closest('article')
    try {
      await markDelivered({ variables: { id } })
      notify.success(copy.deliveredNow(number))
      goOnFrom(card)
    } catch (error) {
      if (refusalOf(error)?.code !== 'NOT_FOUND') {
        const reason = whyNot(error)
        return reason && notify.error(reason)
      }
      notify.error(copy.gone(number))
      goOnFrom()
      client.cache.evict({ id: `Order:${id}` })
      refresh('AllOrders', 'OrderCounts')
    }
  })

  if (deliveredAt) return <Pill $tone="good">{copy.delivered(deliveredAt)}</Pill>
  return (
    <SubmitButton aria-label={`${copy.deliver}: ${number}`} ref={button} type="button" busy={busy} onClick={run}>
      <Icon of={Check} />
      {copy.deliver}
    </SubmitButton>
  )
}
