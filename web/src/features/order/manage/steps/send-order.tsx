import { Truck } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'

interface SendOrderProps {
  order: { id: string; number: string }
  /** It is the step that comes next. */
  isNext: boolean
}

/** Leads to where one says with whom an order goes. */
export const SendOrder = ({ order, isNext }: SendOrderProps) => {
  const { allOrders: copy } = useCopy(manageCopy)

  return (
    <ButtonLink
      aria-label={`${copy.send}: ${order.number}`}
      to={paths.sendOrders([order.id])}
      $look={isNext ? 'primary' : 'quiet'}
    >
      <Icon of={Truck} />
      {copy.send}
    </ButtonLink>
  )
}
