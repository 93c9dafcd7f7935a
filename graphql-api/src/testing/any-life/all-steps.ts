import { OrderStatus } from '../../order/life/order-status.js'
import { cashSteps } from './cash-steps.js'
import type { Known, KnownOrder } from './known.js'
import { newOrders } from './new-orders.js'
import { orderChanges } from './order-changes.js'
import { orderSteps } from './order-steps.js'
import { one, type ShopOfTwo } from './shop-of-two.js'
import type { Asked, Step } from './step.js'

const stepsOfOrders = { ...orderSteps, ...orderChanges, ...cashSteps }

type NewOrder = keyof typeof newOrders
type StepOfOrder = keyof typeof stepsOfOrders
export type Kind = NewOrder | StepOfOrder

export const kinds = Object.keys({ ...newOrders, ...stepsOfOrders }) as Kind[]

export const isNew = (kind: Kind): kind is NewOrder => kind in newOrders

/** A step as it was drawn: what, of which order, by whom, at which server, and how many pieces. */
export interface Drawn {
  kind: Kind
  order: number
  who: number
  server: number
  pieces: number
}

/** What whoever asks has seen, and what the shop has answered them. */
export interface Asking extends Pick<Asked, 'entered'> {
  seen: Known
}

// Three of four steps are of orders that can still go on, so that some of them live long.
const stillGoing = (orders: readonly KnownOrder[]): readonly KnownOrder[] => {
  const going = orders.filter(({ removed, status }) => !removed && status !== OrderStatus.CANCELLED)
  return going.length > 0 ? going : orders
}

/** The step as it comes to be in a shop that the model has so by now. */
export const stepOf = (
  { kind, order: nth, who, server, pieces }: Drawn,
  { asWho, product, variantId }: ShopOfTwo,
  { seen: all, entered }: Asking,
  known: Known,
): Step => {
  const asked = { ...asWho(who, server), product, variantId, known, pieces, entered }
  if (isNew(kind)) return newOrders[kind](asked)
  const seen = one(nth % 4 === 0 ? all.orders : stillGoing(all.orders), nth)
  const order = known.orders.find(({ id }) => id === seen.id)
  if (!order) throw new Error('An order is not lost')
  return stepsOfOrders[kind]({ ...asked, seen, order })
}
