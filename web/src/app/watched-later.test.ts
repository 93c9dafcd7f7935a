import { gql } from '@apollo/client'
import { waitFor } from '@testing-library/react'
import { createApolloClient } from './apollo-client.ts'

const fragment = gql`
  fragment Price on Product {
    id
    price
  }
`
const from = { __typename: 'Product', id: 'p-1' } as const

const open = () => {
  const client = createApolloClient({ renew: async () => null })
  const setPrice = (price: number) => client.cache.writeFragment({ fragment, from, data: { ...from, price } })
  const heard: unknown[] = []
  const watch = () => client.watchFragment({ fragment, from }).subscribe(({ data }) => heard.push(data))
  return { setPrice, heard, watch }
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
