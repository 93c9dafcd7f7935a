import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { askAt } from './ask.mjs'

const placing = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }'
const adding = 'mutation ($input: CartItemInput!) { addToCart(input: $input) { items { variantId } } }'
const looking = '{ cart { items { variantId } } }'
const delivery = { address: 'House 7, Road 3, Dhanmondi', district: 'Dhaka' }

// In milliseconds.
const PAUSE = 50
const LONGEST_FILLING = 120_000

const any = (count) => Math.floor(Math.random() * count)
const oneOf = (things) => things[any(things.length)]
const someOf = (things, count) => [...things].sort(() => Math.random() - 0.5).slice(0, count)

/**
 * Buyers who buy one thing after the other, half of it at once and half by a cart of two or three products. Whoever gets no
 * answer, or is told to come again, asks again with the same key; now and then somebody asks again who has got one.
 * @param fillingPort where carts are filled: what was asked for by a connection that was cut might come after the order
 * @param isOver says when nobody begins anything new
 * @param byCart the share that is bought by a cart
 */
export const sendBuyers = ({
  port,
  fillingPort = port,
  count,
  shopperIds,
  goods,
  feeOf,
  accessTokenSecret,
  isOver,
  byCart = 0.5,
}) => {
  const ask = askAt(port, accessTokenSecret)
  const fill = askAt(fillingPort, accessTokenSecret, LONGEST_FILLING)
  /** The number of the order by its key, as the shop has told it. */
  const acknowledged = new Map()
  const keys = new Set()
  /** By buyer: the cart that is full and being ordered. */
  const carts = new Map()
  let repeats = 0

  const untilAnswered = async (ask, ...asked) => {
    let data = await ask(...asked)
    for (; !data; data = await ask(...asked)) {
      repeats++
      await wait(PAUSE)
    }
    return data
  }

  /** @param place of the shopper among all of them */
  const order = async (place, things, source, idempotencyKey) => {
    const subtotal = things.reduce((sum, { price }) => sum + price, 0)
    const input = {
      ...{ ...delivery, source, idempotencyKey },
      // Each has a number of their own: orders to one wait for each other.
      phone: `+88017${String(10_000_000 + place)}`,
      lines: things.map(({ productId }) => ({ productId, quantity: 1 })),
      expectedTotal: subtotal + feeOf(subtotal),
    }
    keys.add(idempotencyKey)
    const { placeOrder } = await untilAnswered(ask, shopperIds[place], placing, { input })
    acknowledged.set(idempotencyKey, placeOrder.number)
    if (Math.random() > 0.1) return
    const again = await ask(shopperIds[place], placing, { input })
    if (again && again.placeOrder.number !== placeOrder.number)
      throw new Error(`One key has the orders ${placeOrder.number} and ${again.placeOrder.number}`)
  }

  // The first shoppers fill carts, each for one buyer; all others buy at once.
  const buyAtOnce = () => order(count + any(shopperIds.length - count), [oneOf(goods)], 'BUY_NOW', randomUUID())
  const buyByCart = async (buyer) => {
    const [shopperId, things, idempotencyKey] = [shopperIds[buyer], someOf(goods, 2 + any(2)), randomUUID()]
    for (const { productId } of things)
      await untilAnswered(fill, shopperId, adding, { input: { productId, quantity: 1 } })
    carts.set(buyer, { shopperId, idempotencyKey, variantIds: things.map(({ variantId }) => variantId) })
    await order(buyer, someOf(things, things.length), 'CART', idempotencyKey)
    const { cart } = await untilAnswered(ask, shopperId, looking)
    carts.delete(buyer)
    if (cart.items.length > 0) throw new Error(`${cart.items.length} lines are left in a cart that was ordered`)
  }

  const work = async (_, buyer) => {
    while (!isOver()) await (Math.random() < byCart ? buyByCart(buyer) : buyAtOnce())
  }
  return {
    acknowledged,
    keys,
    /** The carts that are full and being ordered at this moment. */
    carts: () => [...carts.values()],
    /** How often somebody had to ask again. */
    repeats: () => repeats,
    done: Promise.all(Array.from({ length: count }, work)),
  }
}
