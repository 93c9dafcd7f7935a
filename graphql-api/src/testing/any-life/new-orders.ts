import { randomUUID } from 'node:crypto'
import { takeOrder } from '../../order/by-hand/take-order.service.js'
import type { Order } from '../../order/order.entity.js'
import { placeOrder } from '../../order/place-order.service.js'
import { orderInput, takeInput } from '../factories.js'
import { type KnownOrder, newOrder, toPay } from './known.js'
import { type Asked, place, type Step } from './step.js'

/** The ways in which an order comes to be. */
export const newOrders = {
  place: (asked: Asked): Step => {
    const { db, shopper, product, pieces: quantity } = asked
    const input = orderInput([product], { ...place, quantity })
    return begin(asked, () => placeOrder(db, shopper, input), { shopper, discount: 0 })
  },
  /** Somebody calls; of every third order so much is taken off that two pieces and more are still to be paid. */
  take: (asked: Asked): Step => {
    const { db, taker, product, pieces: quantity } = asked
    const discount = quantity % 3 === 0 ? 150 : 0
    const input = takeInput(product, {
      ...place,
      lines: [{ productId: product.id, quantity }],
      expectedTotal: toPay(quantity, { discount }),
      ...{ discount, discountReason: discount > 0 ? 'Bought before' : null, idempotencyKey: randomUUID() },
    })
    return begin(asked, () => takeOrder(db, taker, input), { shopper: null, discount })
  },
}

const begin = (
  { known, pieces: quantity }: Asked,
  order: () => Promise<Order>,
  given: Pick<KnownOrder, 'shopper' | 'discount'>,
): Step => {
  let entered = { id: '', number: '' }
  return {
    ask: async () => {
      const { id, number } = await order()
      entered = { id, number }
    },
    refusal: known.stock < quantity ? 'OUT_OF_STOCK' : null,
    change: () => {
      known.stock -= quantity
      known.orders.push({ ...newOrder, ...given, ...entered, quantity })
    },
  }
}
