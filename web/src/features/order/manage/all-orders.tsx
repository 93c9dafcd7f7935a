import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useAboveWindow } from '../../../lib/hooks/use-above-window.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { PaddedPanel, Stack } from '../../../ui/basic/panel.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { Paged } from '../../../ui/list/paged.tsx'
import { useAllOrdersQuery } from './all-orders.generated.ts'
import { LiveNews } from './live-news.tsx'
import { ManagedOrder } from './managed-order.tsx'
import { type OrderParams, readOrderParams, showsNewest, stateWords } from './order-params.ts'
import { OrderTabs } from './order-tabs.tsx'
import { useLiveOrders } from './use-live-orders.ts'

/** The orders of the shop, those to deliver first, found by number, name or phone. */
export const AllOrders = () => {
  const { allOrders: copy, loading } = useCopy()
  const [search] = useSearchParams()
  const params = readOrderParams(search)
  const { page, size, words, state } = params
  const query = useAllOrdersQuery({
    variables: { page: page - 1, size, state, ...(words && { search: words }) },
    fetchPolicy: 'cache-and-network',
    // An answer that was already on its way does not know what has just been placed.
    context: { queryDeduplication: false },
  })
  const top = useRef<HTMLDivElement>(null)
  const follows = showsNewest(params)
  const { arrived, ...live } = useLiveOrders(follows, !useAboveWindow(top))
  const labels = { label: copy.searchLabel, placeholder: copy.placeholder, submit: copy.search }

  return (
    <>
      <SearchBox
        labels={labels}
        action={paths.allOrders()}
        words={words}
        kept={stateWords[state] ? { state: stateWords[state] } : {}}
      />
      <OrderTabs />
      {words && <Count role="status">{query.data ? copy.count(query.data.orders.total, words) : loading}</Count>}
      <Found ref={top}>
        <LiveNews latest={arrived.at(-1)} follows={follows} {...live} />
        <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton label={loading} />}>
          {({ orders }) => (
            <Paged list={orders} empty={<NoOrders params={params} />}>
              <Stack as="ul">
                {orders.items.map((order) => (
                  <li key={order.id}>
                    <ManagedOrder order={order} fresh={arrived.some(({ id }) => id === order.id)} />
                  </li>
                ))}
              </Stack>
            </Paged>
          )}
        </Loaded>
      </Found>
    </>
  )
}

const NoOrders = ({ params: { words, state } }: { params: OrderParams }) => {
  const { allOrders: copy } = useCopy()
  const texts = { TO_DELIVER: copy.noneToDeliver, DELIVERED: copy.noneDelivered, ALL: copy.none }
  const all = `?state=${stateWords.ALL}`

  return (
    <PaddedPanel>
      <p>{words ? copy.nothing(words) : texts[state]}</p>
      {words && <ButtonLink to={stateWords[state] ? `?state=${stateWords[state]}` : '?'}>{copy.clear}</ButtonLink>}
      {!words && state !== 'ALL' && <ButtonLink to={all}>{copy.showAll}</ButtonLink>}
    </PaddedPanel>
  )
}

const Count = styled.p`
  color: var(--muted);
  overflow-wrap: anywhere;
`

const Found = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
`
