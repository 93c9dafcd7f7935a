import { screen } from '@testing-library/react'
import { buildOrder, buildOrderCounts, buildOrderEvent } from './build-order.ts'
import { buildUser, serverOf } from './fake-identity.ts'
import { visit } from './visit.tsx'

export type Answers = NonNullable<Parameters<typeof serverOf>[1]>

export const order = buildOrder({ number: 'SS-7K3M9Q' })

/** That order as it is after a step, with the step among what happened. */
export const stepTo = (to: string, given: object = {}) => ({
  ...order,
  status: to,
  events: [buildOrderEvent({ to })],
  ...given,
})

export const delivered = stepTo('DELIVERED', { deliveredAt: '2026-11-21T08:05:00.000Z' })

export const pageOf = (items: object[], total = items.length, pageCount = 1) => ({
  orders: { __typename: 'OrderPage', total, pageCount, items },
})

/** The orders of a shop that has this one to show, for an admin, and what else the server answers. */
export const openAllOrders = (answers: Answers = {}, address = '/allOrders') =>
  visit(
    address,
    serverOf(buildUser({ isAdmin: true }), {
      AllOrders: () => pageOf([order]),
      OrderCounts: () => buildOrderCounts(12),
      ...answers,
    }),
  )

export const card = (number: string) => screen.findByRole('article', { name: number })
export const toConfirm = (count: number) => screen.findByRole('link', { name: `To confirm (${count})` })
