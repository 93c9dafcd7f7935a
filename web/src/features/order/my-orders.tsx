import { useSearchParams } from 'react-router-dom'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { readPageParams, withPageParams } from '../../lib/page-params.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LinesSkeleton } from '../../ui/lines-skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { PaddedPanel, Stack } from '../../ui/panel.tsx'
import { type MyOrdersQuery, useMyOrdersQuery } from './my-orders.generated.ts'
import { OrderCard } from './order-card.tsx'

/** A shopper's orders, the newest first. */
export const MyOrders = () => {
  const copy = usePageCopy()
  const [search] = useSearchParams()
  const { page, size } = readPageParams(search)
  const query = useMyOrdersQuery({ variables: { page: page - 1, size }, fetchPolicy: 'cache-and-network' })

  return (
    <Loaded query={query} failed={copy.orders.loadFailed} skeleton={<LinesSkeleton label={copy.loading} />}>
      {({ myOrders }) => <OrdersPage orders={myOrders} page={page} />}
    </Loaded>
  )
}

const OrdersPage = ({ orders, page }: { orders: MyOrdersQuery['myOrders']; page: number }) => {
  const { orders: copy, list, format } = usePageCopy()
  const [search] = useSearchParams()
  const hrefOf = (other: number) => withPageParams(search, { ...readPageParams(search), page: other })
  const { items, total, pageCount } = orders

  if (items.length === 0)
    return (
      <PaddedPanel>
        <p>{total === 0 ? copy.none : copy.noSuchPage(page)}</p>
        <ButtonLink to={total === 0 ? paths.home() : hrefOf(1)}>
          {total === 0 ? copy.browse : copy.firstPage}
        </ButtonLink>
      </PaddedPanel>
    )

  return (
    <>
      <Stack as="ul">
        {items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </Stack>
      {pageCount > 1 && (
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} labels={list} format={format.number} />
      )}
    </>
  )
}
