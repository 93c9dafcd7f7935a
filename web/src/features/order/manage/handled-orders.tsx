import type { MouseEvent } from 'react'
import type { OrderStatus } from '../../../generated/types.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Row } from '../../../ui/basic/panel.tsx'
import { isOf, type OrderTab } from './order-params.ts'
import { useRefresh } from './use-refresh.ts'

interface HandledOrdersProps {
  items: readonly { status: OrderStatus }[]
  tab: OrderTab
}

/**
 * What was handled stays where it is, under the thumb that may take it back; this puts it away, and shows the next ones
 * in its place: the next page would pass as many over.
 */
export const HandledOrders = ({ items, tab }: HandledOrdersProps) => {
  const { orderLists: copy } = useCopy(manageCopy)
  const { refresh } = useRefresh()
  const handled = items.filter(({ status }) => !isOf(tab, status)).length
  if (handled === 0) return null

  const showNext = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Not every browser does so with a press; a note that is being written keeps the list as it is.
    currentTarget.focus()
    await refresh('AllOrders', 'OrderCounts')
    window.scrollTo({ top: 0 })
    goOnFrom()
  }
  return (
    <Row>
      <Button type="button" onClick={showNext}>
        {copy.handled(handled)}
      </Button>
    </Row>
  )
}
