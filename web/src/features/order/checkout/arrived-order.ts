import type { ApolloCache, ApolloClient } from '@apollo/client'
import { ArrivedOrderDocument, type ArrivedOrderQuery, CheckoutHoldsDocument } from './checkout.generated.ts'

type ArrivedOrder = NonNullable<ArrivedOrderQuery['myOrderByKey']>

/** Asks the shop for the order that was sent with this key; null when none has arrived. */
export const findArrivedOrder = async (client: ApolloClient, idempotencyKey: string): Promise<ArrivedOrder | null> => {
  const { data } = await client.query({
    query: ArrivedOrderDocument,
    variables: { idempotencyKey },
    fetchPolicy: 'network-only',
  })
  const order = data?.myOrderByKey ?? null
  if (order) rememberOrder(client.cache, order)
  return order
}

/** Brings the cache up to date with an order that has arrived. */
export const rememberOrder = (cache: ApolloCache, { holds }: Pick<ArrivedOrder, 'holds'>) => {
  cache.writeQuery({ query: CheckoutHoldsDocument, data: { holds } })
  // The new order moves every order in the list, so all its pages are refetched.
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'myOrders' })
}
