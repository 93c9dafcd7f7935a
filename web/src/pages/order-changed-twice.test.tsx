import { ApolloLink, Observable } from '@apollo/client'
import { act, waitFor, within } from '@testing-library/react'
import { card, order, pageOf, stepTo } from '../testing/all-orders.ts'
import { buildOrderCounts } from '../testing/build-order.ts'
import { buildUser, logInAfresh, serverOf } from '../testing/fake-identity.ts'
import { visit } from '../testing/visit.tsx'

beforeEach(logInAfresh)

test('two steps that somebody else takes one soon after the other both show, also where the first is still being read', async () => {
  const listeners = new Set<(news: { data: object }) => void>()
  const told = () => act(async () => listeners.forEach((tell) => void tell({ data: { orderChanged: order.id } })))
  const answers: ((order: object) => void)[] = []
  const server = serverOf(buildUser({ isAdmin: true }), {
    AllOrders: () => pageOf([order]),
    OrderCounts: () => buildOrderCounts(12),
    ChangedOrder: () => new Promise<object>((resolve) => answers.push((now) => resolve({ order: now }))),
  })
  const live = new ApolloLink(
    () =>
      new Observable((observer) => {
        const tell = (news: { data: object }) => observer.next(news)
        listeners.add(tell)
        return () => listeners.delete(tell)
      }),
  )
  await visit(
    '/allOrders',
    ApolloLink.split(({ operationName }) => operationName === 'OrderChanged', live, server),
  )
  const shown = within(await card('SS-7K3M9Q'))

  await told()
  expect(answers).toHaveLength(1)
  for (let time = 0; time < 3; time++) await told()
  await act(async () => answers[0]?.(stepTo('CONFIRMED')))
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]?.(stepTo('SHIPPED')))
  expect((await shown.findAllByText('On the way'))[0]).toBeVisible()
  expect(answers).toHaveLength(2)
})
