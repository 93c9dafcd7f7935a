import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { EventList } from './event-list.tsx'
import type { OrderSteps_OrderFragment } from './order-steps.generated.ts'

interface MeanwhileProps {
  order: Pick<OrderSteps_OrderFragment, 'events' | 'takenBy'>
  /** How many events there were when somebody began to type. */
  had: number
}

/** What others did to an order while somebody typed about it; nothing when they did nothing. */
export const Meanwhile = ({ order: { events, takenBy }, had }: MeanwhileProps) => {
  const { allOrders: copy } = useCopy(manageCopy)
  if (events.length <= had) return null

  return (
    <>
      <p>{copy.meanwhile}</p>
      <EventList events={events.slice(had)} takenBy={takenBy} />
    </>
  )
}
