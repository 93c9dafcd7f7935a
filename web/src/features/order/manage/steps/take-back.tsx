import { minutesToTakeBack } from '@sunnah-store/schema/order-steps'
import { Undo2 } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../../lib/hooks/use-once.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import type { OrderSteps_OrderFragment } from './order-steps.generated.ts'
import { useStep } from './use-step.ts'

type Stepped = Pick<
  OrderSteps_OrderFragment,
  'id' | 'number' | 'status' | 'lost' | 'version' | 'events' | 'shipment' | 'cash'
>

/**
 * Whether the last step of an order was a person's in the shop, a short while ago, and no courier was told or has paid
 * by it, or has said the same since. The server has the last word.
 */
export const canTakeBack = ({ events, shipment, cash }: Stepped, now: number) => {
  const place = events.findLastIndex(({ to }) => to !== null)
  const last = events[place]
  if (last?.to === 'SHIPPED' && shipment?.courierCode) return false
  if (last?.to === 'DELIVERED' && shipment && cash === 'RECEIVED') return false
  if (events.slice(place).some(({ confirms }) => confirms)) return false
  return last?.kind === 'STEP' && last.by === 'ADMIN' && now - Date.parse(last.at) < minutesToTakeBack * 60_000
}

/** Takes back the last step. */
export const TakeBack = ({ order }: { order: Stepped }) => {
  const { allOrders: copy } = useCopy(manageCopy)
  const { takeBack } = useStep(order)
  const [run, busy] = useOnce(() => takeBack(order))
  const words = copy.undoStep(order.lost ? copy.lost : copy.statuses[order.status])

  return (
    <SubmitButton aria-label={`${words}: ${order.number}`} type="button" $look="text" busy={busy} onClick={run}>
      <Icon of={Undo2} />
      {words}
    </SubmitButton>
  )
}
