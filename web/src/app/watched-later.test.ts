import { ApolloLink, gql } from '@apollo/client'
import { waitFor } from '@testing-library/react'
import { EMPTY } from 'rxjs'
import { createApolloClient } from './apollo-client.ts'
import { queriedLater } from './watched-later.ts'

const fragment = gql`
  fragment Price on Product {
    id
    price
  }
`
const from = { __typename: 'Product', id: 'p-1' } as const

const open = (server = ApolloLink.empty()) => {
  const client = createApolloClient({ renew: async () => null, server })
  client.watchQuery = queriedLater(client.watchQuery)
  const setPrice = (price: number) => client.cache.writeFragment({ fragment, from, data: { ...from, price } })
  const heard: unknown[] = []
  const watch = () => client.watchFragment({ fragment, from }).subscribe(({ data }) => heard.push(data))
  return { client, setPrice, heard, watch }
}

test('a fragment hears at its turn what has changed until then, and what changes until it is left', async () => {
  const { setPrice, heard, watch } = open()
  setPrice(850)
  const watched = watch()
  setPrice(900)
  expect(heard).toEqual([])
  await waitFor(() => expect(heard).toEqual([{ ...from, price: 900 }]))
  setPrice(950)
  watched.unsubscribe()
  setPrice(1000)
  expect(heard).toEqual([
    { ...from, price: 900 },
    { ...from, price: 950 },
  ])
})

test('a fragment that is left before its turn hears nothing, and what was asked for after it does', async () => {
  const { setPrice, heard, watch } = open()
  setPrice(850)
  const left = watch()
  watch()
  left.unsubscribe()
  await waitFor(() => expect(heard).toHaveLength(1))
  setPrice(900)
  expect(heard).toEqual([850, 900].map((price) => ({ ...from, price })))
})

const query = gql`
  query Product {
    product {
      id
      price
    }
  }
`

test('queries begin in their order, before fragments that were asked for earlier', async () => {
  const { client, setPrice, heard, watch } = open()
  setPrice(850)
  client.writeQuery({ query, data: { product: { ...from, price: 850 } } })
  watch()
  for (const name of ['first', 'second'])
    client
      .watchQuery({ query })
      .pipe()
      .subscribe(() => heard.push(name))
  expect(heard).toEqual([])
  await waitFor(() => expect(heard).toEqual(['first', 'second', { ...from, price: 850 }]))
})

test('a query that is watched once more begins at once', () => {
  const { client, heard } = open()
  client.writeQuery({ query, data: { product: { ...from, price: 850 } } })
  const watched = client.watchQuery({ query })
  watched.pipe().subscribe()
  watched.pipe().subscribe(({ dataState }) => heard.push(dataState))
  expect(heard).toEqual(['complete'])
})

test('a query that is left before its turn asks nobody', async () => {
  const asked = jest.fn(() => EMPTY)
  const { client, setPrice, heard, watch } = open(new ApolloLink(asked))
  setPrice(850)
  client.watchQuery({ query }).pipe().subscribe().unsubscribe()
  watch()
  await waitFor(() => expect(heard).toHaveLength(1))
  expect(asked).not.toHaveBeenCalled()
  client.watchQuery({ query }).pipe().subscribe()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
})
