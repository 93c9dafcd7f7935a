import { registerEnumType } from 'type-graphql'
import { OrderStatus } from '../life/order-status.js'

/** What of an order is told to whoever ordered. */
export enum OrderMessageKind {
  PLACED = 'PLACED',
  CONFIRMED = 'CONFIRMED',
  CORRECTED = 'CORRECTED',
  SHIPPED = 'SHIPPED',
  DELIVERED = 'DELIVERED',
  CANCELLED = 'CANCELLED',
  RETURNED = 'RETURNED',
}

/** What is told when an order comes to stand there; of a parcel on its way back nothing, until it has come. */
export const kindOfStep: Readonly<Partial<Record<OrderStatus, OrderMessageKind>>> = {
  [OrderStatus.CONFIRMED]: OrderMessageKind.CONFIRMED,
  [OrderStatus.SHIPPED]: OrderMessageKind.SHIPPED,
  [OrderStatus.DELIVERED]: OrderMessageKind.DELIVERED,
  [OrderStatus.CANCELLED]: OrderMessageKind.CANCELLED,
  [OrderStatus.RETURNED]: OrderMessageKind.RETURNED,
}

registerEnumType(OrderMessageKind, {
  name: 'OrderMessageKind',
  description: 'What of an order is told to whoever ordered.',
  valuesConfig: {
    PLACED: { description: 'That the shop has it.' },
    CONFIRMED: { description: 'That it was agreed on the phone.' },
    CORRECTED: { description: 'What it holds after a correction.' },
    SHIPPED: { description: 'That it is on its way, with whom, and how to follow it.' },
    DELIVERED: { description: 'That it was handed over.' },
    CANCELLED: { description: 'That it was cancelled.' },
    RETURNED: { description: 'That it came back, or was lost on its way.' },
  },
})
