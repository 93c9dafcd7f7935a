import type { FragmentType } from '@apollo/client'
import { PackageCheck } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { type OrderLines_OrderFragment, useOrderLines_OrderFragment } from '../../order-lines.generated.ts'
import { DeliverPartlyForm } from './deliver-partly-form.tsx'
import type { OrderSteps_OrderFragment } from './order-steps.generated.ts'
import { StepDialog } from './step-dialog.tsx'

interface DeliverPartlyProps {
  order: OrderSteps_OrderFragment
  contents: FragmentType<OrderLines_OrderFragment>
  offered: boolean
}

/** Some of an order was kept at the door and the rest came back; of a single piece there is nothing to part. */
export const DeliverPartly = ({ order, contents, offered }: DeliverPartlyProps) => {
  const { partly: copy } = useCopy(manageCopy)
  const { data, complete } = useOrderLines_OrderFragment(contents)
  if (!complete) return null
  const pieces = data.lines.reduce((sum, { quantity }) => sum + quantity, 0)

  return (
    <StepDialog
      order={order}
      offered={offered && pieces > 1}
      act={
        <>
          <Icon of={PackageCheck} />
          {copy.act}
        </>
      }
      name={`${copy.act}: ${order.number}`}
      look={order.shipment?.partlyDelivered ? 'primary' : 'quiet'}
    >
      {(window) => <DeliverPartlyForm window={window} lines={data.lines} />}
    </StepDialog>
  )
}
