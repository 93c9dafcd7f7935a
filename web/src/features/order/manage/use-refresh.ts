import { type ApolloClient, NetworkStatus, type ObservableQuery, type OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef } from 'react'
import { until } from '../../../lib/until.ts'
import { untilListIsFree } from './holds-list.ts'
import { type Listed, withHandled } from './with-handled.ts'

/** In place: what was handled stays in the list. */
type Asked = 'AllOrders' | 'AllOrdersInPlace' | 'OrderCounts' | 'OrdersToConfirm'

/**
 * Refetches the orders. A response under way may lack what happened since, so a call in between leads to one more
 * request. The list and its tabs wait until the window of a card is closed.
 */
export const useRefresh = () => {
  const client = useApolloClient()
  const running = useRef(false)
  const wanted = useRef(new Set<Asked>())

  const refresh = useCallback(
    async (...asked: Asked[]) => {
      for (const name of asked) wanted.current.add(name)
      if (running.current) return
      running.current = true
      while (wanted.current.size > 0) {
        if ([...wanted.current].some((name) => name !== 'OrdersToConfirm')) await untilListIsFree()
        await Promise.all(listsUnderWay(client).map(untilItIsThere))
        const include = [...wanted.current]
        const inPlace = !include.includes('AllOrders')
        wanted.current.clear()
        // A failure means that the connection is lost; reconnecting refetches.
        await client
          .refetchQueries({
            include: include.map(nameOf),
            onQueryUpdated: (query) =>
              inPlace && query.queryName === 'AllOrders' && query.getCurrentResult().dataState === 'complete'
                ? readInPlace(query, query.variables)
                : query.refetch(),
          })
          .catch(() => undefined)
      }
      running.current = false
    },
    [client],
  )
  /** Refetches a list that is under way, whoever asked for it: it would put what has just happened back to what was. */
  const refreshAgain = useCallback(async () => {
    const [list] = listsUnderWay(client)
    if (list) await refresh(statusOf(list) === NetworkStatus.fetchMore ? 'AllOrdersInPlace' : 'AllOrders')
  }, [client, refresh])
  return { refresh, refreshAgain }
}

const statusOf = (list: ObservableQuery) => list.getCurrentResult().networkStatus

const listsUnderWay = (client: ApolloClient) =>
  [...client.getObservableQueries()].filter(
    (list) => list.queryName === 'AllOrders' && statusOf(list) < NetworkStatus.ready,
  )

// What was asked for earlier may be answered later, and would stand in the place of what is newer.
const untilItIsThere = (list: ObservableQuery) =>
  until(
    () => statusOf(list) >= NetworkStatus.ready,
    (listener) => {
      const subscription = list.subscribe(listener)
      return () => subscription.unsubscribe()
    },
  )

const nameOf = (asked: Asked) => (asked === 'AllOrdersInPlace' ? 'AllOrders' : asked)

const readInPlace = (
  list: Pick<ObservableQuery<{ orders: { items: Listed[] } }>, 'fetchMore'>,
  { state, sort }: OperationVariables,
) =>
  list.fetchMore({
    updateQuery: ({ orders: before }, { fetchMoreResult: { orders } }) => ({
      orders: { ...orders, items: withHandled(orders.items, before.items, { state, sort }) },
    }),
  })
