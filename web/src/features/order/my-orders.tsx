import { useSearchParams } from 'react-router-dom'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { readPageParams } from '../../lib/navigation/page-params.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { PaddedPanel, Stack } from '../../ui/basic/panel.tsx'
import { LinesSkeleton } from '../../ui/feedback/lines-skeleton.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Paged } from '../../ui/list/paged.tsx'
import { useMyOrdersQuery } from './my-orders.generated.ts'
import { OrderCard } from './order-card.tsx'

/** A shopper's orders, the newest first. */
export const MyOrders = () => {
  const copy = useCopy()
  const [search] = useSearchParams()
  const { page, size } = readPageParams(search)
  const query = useMyOrdersQuery({ variables: { page: page - 1, size }, fetchPolicy: 'cache-and-network' })

  return (
    <Loaded query={query} failed={copy.orders.loadFailed} skeleton={<LinesSkeleton label={copy.loading} />}>
      {({ myOrders }) => (
        <Paged list={myOrders} empty={<NoOrders />}>
          <Stack as="ul">
            {myOrders.items.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </Stack>
        </Paged>
      )}
    </Loaded>
  )
}

const NoOrders = () => {
  const { orders: copy } = useCopy()

  return (
    <PaddedPanel>
      <p>{copy.none}</p>
      <ButtonLink to={paths.home()}>{copy.browse}</ButtonLink>
    </PaddedPanel>
  )
}
