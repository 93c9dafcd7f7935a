import { useApolloClient } from '@apollo/client/react'
import { limits } from '@sunnah-store/schema/limits'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useOnce } from '../../../lib/hooks/use-once.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Row } from '../../../ui/basic/panel.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { ChooseOne, ChoosePage } from '../../../ui/list/choose.tsx'
import { useAllOrdersQuery } from './all-orders.generated.ts'
import { OrdersToChooseDocument } from './many-orders.generated.ts'
import { filterOf, isOf, type OrderParams } from './order-params.ts'
import type { ChosenOrder, ChosenOrders } from './use-chosen-orders.ts'

/** The tick of one order. */
export const ChooseOrder = ({ order, chosen }: { order: ChosenOrder; chosen: ChosenOrders }) => {
  const { orderLists: copy } = useCopy(manageCopy)

  return <ChooseOne label={copy.choose(order.number)} thing={order} chosen={chosen} />
}

interface ChooseOrdersProps {
  items: readonly ChosenOrder[]
  params: OrderParams
  chosen: ChosenOrders
}

/** Chooses what is left to do on the page, or all that the filter finds, as many as can be chosen together. */
export const ChooseOrders = ({ items, params, chosen }: ChooseOrdersProps) => {
  const { orderLists: copy } = useCopy(manageCopy)
  const client = useApolloClient()
  const sort = params.oldestFirst ? ('OLDEST' as const) : undefined
  const filter = filterOf(params)
  const variables = { page: params.page - 1, size: params.size, ...filter, ...(sort && { sort }) }
  const listed = useAllOrdersQuery({ variables, fetchPolicy: 'cache-only' }).data?.orders.total ?? 0
  const left = items.filter(({ status }) => isOf(params.state, status))
  // What was handled stays in the list.
  const total = listed - (items.length - left.length)

  const many = Math.min(total, limits.order.chosen)
  const [chooseAll, busy] = useOnce(async () => {
    const size = limits.order.atOnce
    const asked = { ...filter, size, sort: sort ?? ('TO_DELIVER_FIRST' as const) }
    try {
      for (let page = 0; page * size < many; page += 1) {
        const { data } = await client.query({
          query: OrdersToChooseDocument,
          variables: { ...asked, page },
          fetchPolicy: 'network-only',
        })
        if (data) chosen.add(data.orders.items)
      }
    } catch {
      notify.error(copy.chooseFailed)
    }
  })

  if (left.length === 0) return null
  return (
    <Row>
      <ChoosePage label={copy.choosePage(left.length)} items={left} chosen={chosen} />
      {many > left.length && (
        <SubmitButton type="button" $look="text" busy={busy} onClick={chooseAll}>
          {copy.chooseAll(many, total)}
        </SubmitButton>
      )}
    </Row>
  )
}
