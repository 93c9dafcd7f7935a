import { randomUUID } from 'node:crypto'
import { orderInput, takeInput } from '../factories.js'
import { type KnownOrder, newOrder, toPay } from './known.js'
import { type Asked, place, type Step } from './step.js'

/** The ways in which an order comes to be. */
export const newOrders = {
  place: (asked: Asked): Step => {
    const { asShopper, shopper, product, pieces: quantity } = asked
    const input = { ...orderInput([product], { ...place, quantity }), idempotencyKey: randomUUID() }
    return begin(asked, () => asShopper(placeOrder, { input }), { shopperId: shopper.id, discount: 0 })
  },
  /** Somebody calls; of every third order so much is taken off that two pieces and more are still to be paid. */
  take: (asked: Asked): Step => {
    const { asAdmin, product, pieces: quantity } = asked
    const discount = quantity % 3 === 0 ? 150 : 0
    const input = takeInput(product, {
      ...place,
      lines: [{ productId: product.id, quantity }],
      expectedTotal: toPay(quantity, { discount }),
      ...{ discount, discountReason: discount > 0 ? 'Bought before' : null, idempotencyKey: randomUUID() },
    })
    return begin(asked, () => asAdmin(takeOrder, { input }), { shopperId: null, discount })
  },
}

const placeOrder = 'mutation ($input: PlaceOrderInput!) { done: placeOrder(input: $input) { id number } }'
const takeOrder = 'mutation ($input: TakeOrderInput!) { done: takeOrder(input: $input) { id number } }'

const begin = (
  { known, pieces: quantity, entered }: Asked,
  order: () => Promise<Pick<KnownOrder, 'id' | 'number'>>,
  given: Pick<KnownOrder, 'shopperId' | 'discount'>,
): Step => ({
  ask: async () => {
    const { id, number } = await order()
    Object.assign(entered, { id, number })
  },
  refusal: known.stock < quantity ? 'OUT_OF_STOCK' : null,
  change: () => {
    known.stock -= quantity
    known.orders.push({ ...newOrder, ...given, ...entered, quantity })
  },
})
