import { useSearchParams } from 'react-router-dom'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type PageParams, readPageParams } from '../../lib/navigation/page-params.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { PaddedPanel, Stack } from '../../ui/basic/panel.tsx'
import { LinesSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useMyOrdersQuery } from './my-orders.generated.ts'
import { OrderCard } from './order-card.tsx'

/** A shopper's orders, the newest first. */
export const MyOrders = () => {
  const { orders: copy } = useCopy(shoppingCopy)
  const [search] = useSearchParams()

  return (
    <ListPage
      of={{ params: readPageParams(search), useList: useOrders }}
      failed={copy.loadFailed}
      skeleton={<LinesSkeleton />}
      empty={<NoOrders />}
    >
      {(items) => (
        <Stack as="ul">
          {items.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </Stack>
      )}
    </ListPage>
  )
}

const useOrders = ({ page, size }: PageParams) => {
  const { data, error, refetch } = useMyOrdersQuery({
    variables: { page: page - 1, size },
    fetchPolicy: 'cache-and-network',
  })
  // How an order stood before is not shown as if it stood so now.
  return { data: error ? undefined : data?.myOrders, error, refetch }
}

const NoOrders = () => {
  const { orders: copy, cart } = useCopy(shoppingCopy)

  return (
    <PaddedPanel>
      <p>{copy.none}</p>
      <ButtonLink to={paths.home()}>{cart.browse}</ButtonLink>
    </PaddedPanel>
  )
}
