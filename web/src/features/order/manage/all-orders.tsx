import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { PaddedPanel, Stack } from '../../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { ListCount } from '../../../ui/list/list-count.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useAllOrdersQuery } from './all-orders.generated.ts'
import { ChooseOrder, ChooseOrders } from './choose-orders.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { HandledOrders } from './handled-orders.tsx'
import { LiveNews } from './live-news.tsx'
import { ManagedOrder } from './managed-order.tsx'
import { OrderFilter } from './order-filter.tsx'
import {
  filterOf,
  isNarrow,
  keptParams,
  type OrderParams,
  readOrderParams,
  showsNew,
  tabWords,
} from './order-params.ts'
import { OrderTabs } from './order-tabs.tsx'
import { useChosenOrders } from './use-chosen-orders.ts'
import { useLiveOrders } from './use-live-orders.ts'
import { useOrderCounts } from './use-order-counts.ts'

/** The orders of the shop by what is to be done about them, found by number, name or phone. */
export const AllOrders = () => {
  const { allOrders: copy, orderLists: lists } = useCopy(manageCopy)
  const [search] = useSearchParams()
  const counts = useOrderCounts()
  const params = readOrderParams(search, counts.counts?.TO_CONFIRM)
  const { words, state } = params
  const kept = Object.fromEntries(
    keptParams.flatMap((name) => {
      const value = search.get(name)
      return value ? [[name, value]] : []
    }),
  )
  const chosen = useChosenOrders()
  const top = useRef<HTMLDivElement>(null)
  const follows = showsNew(params)
  const atTop = follows && !params.oldestFirst
  const { arrived, ...live } = useLiveOrders(follows, !useAboveWindow(top) && atTop)

  return (
    <>
      <SearchBox
        label={copy.searchLabel}
        placeholder={copy.placeholder}
        action={paths.allOrders()}
        words={words}
        kept={kept}
      />
      <OrderTabs chosen={state} counts={counts} />
      <OrderFilter params={params} />
      {(words || isNarrow(params)) && (
        <ListCount
          of={{ params, useList: useOrdersAskedFor }}
          sentence={(total) => (words ? copy.count(total, words) : lists.found(total))}
        />
      )}
      <Found ref={top}>
        <LiveNews latest={arrived.at(-1)} atTop={atTop} {...live} />
        <ListPage
          of={{ params, useList: useOrders }}
          failed={copy.loadFailed}
          skeleton={<RowsSkeleton />}
          empty={<NoOrders params={params} />}
        >
          {(items) => (
            <>
              <ChooseOrders items={items} params={params} chosen={chosen} />
              <Stack as="ul">
                {items.map((order) => (
                  <li key={order.id}>
                    <ManagedOrder
                      order={order}
                      alone={items.length === 1}
                      fresh={arrived.some(({ id }) => id === order.id)}
                      chooser={<ChooseOrder order={order} chosen={chosen} />}
                    />
                  </li>
                ))}
              </Stack>
              <HandledOrders items={items} tab={state} />
            </>
          )}
        </ListPage>
        <ChosenBar chosen={chosen} state={state} />
      </Found>
    </>
  )
}

const useOrders = (params: OrderParams, fetchPolicy: 'cache-and-network' | 'cache-only' = 'cache-and-network') => {
  const { data, error, refetch } = useAllOrdersQuery({
    variables: {
      page: params.page - 1,
      size: params.size,
      ...filterOf(params),
      ...(params.oldestFirst && { sort: 'OLDEST' as const }),
    },
    fetchPolicy,
    // A response that was already under way does not contain the new order.
    context: { queryDeduplication: false },
  })
  return { data: data?.orders, error, refetch }
}

/** The same, once the list has them. */
const useOrdersAskedFor = (params: OrderParams) => useOrders(params, 'cache-only')

/** Whether somebody has scrolled so far down that this place lies above the window. */
const useAboveWindow = (place: RefObject<Element | null>) => {
  const isAbove = useCallback(() => (place.current?.getBoundingClientRect().top ?? 0) < 0, [place])
  return useSyncExternalStore(onScroll, isAbove, () => false)
}

const onScroll = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const NoOrders = ({ params }: { params: OrderParams }) => {
  const { allOrders: copy, orderLists: lists, search } = useCopy(manageCopy)
  const { words, state, narrowing } = params
  const { from, to } = narrowing
  if (isNarrow(params))
    return (
      <PaddedPanel>
        <p>{from !== null && to !== null && from > to ? lists.daysReversed : lists.noneFound}</p>
        <ButtonLink to={`?${new URLSearchParams({ ...(words && { q: words }), state: tabWords[state] })}`}>
          {lists.clearFilters}
        </ButtonLink>
      </PaddedPanel>
    )

  return (
    <PaddedPanel>
      <p>{words ? copy.nothing(words) : copy.noneIn[state]}</p>
      {words && <ButtonLink to={`?state=${tabWords[state]}`}>{search.clear}</ButtonLink>}
      {state !== 'ALL' && (
        <ButtonLink to={`?${new URLSearchParams({ ...(words && { q: words }), state: tabWords.ALL })}`}>
          {words ? copy.searchAll : copy.showAll}
        </ButtonLink>
      )}
    </PaddedPanel>
  )
}

const Found = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
`
