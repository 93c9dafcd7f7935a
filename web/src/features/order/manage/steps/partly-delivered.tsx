import type { FragmentType } from '@apollo/client'
import { isOnItsWay } from '@sunnah-store/schema/order-steps'
import { PackageCheck } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { type OrderSteps_OrderFragment, useOrderSteps_OrderFragment } from './order-steps.generated.ts'

/** That the courier waits for somebody to say what came back; once that is said, by how much the cash is another sum. */
export const PartlyDelivered = ({ order }: { order: FragmentType<OrderSteps_OrderFragment> }) => {
  const { partly: copy, taka } = useCopy(manageCopy)
  const { data, complete } = useOrderSteps_OrderFragment(order)
  if (!complete) return null

  const { status, shipment, doorDifference } = data
  if (shipment?.partlyDelivered && isOnItsWay(status))
    return (
      <Notice tone="brass" icon={PackageCheck}>
        {copy.said}
      </Notice>
    )
  if (doorDifference === 0) return null
  return <Muted as="p">{(doorDifference > 0 ? copy.more : copy.less)(taka(Math.abs(doorDifference)))}</Muted>
}
