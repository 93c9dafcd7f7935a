import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createAccessTokens } from '../graphql-api/dist/identity/access-token.js'

const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { number } }'
const delivery = { address: 'House 7, Road 3, Dhanmondi', district: 'Dhaka' }

// In milliseconds.
const PAUSE = 50
const LONGEST_WAIT = 10_000

const oneOf = (things) => things[Math.floor(Math.random() * things.length)]

/**
 * Buyers who buy one thing after the other. Whoever gets no answer, or is told to come again, asks again with the same
 * key; now and then somebody asks again who has got one.
 * @param isOver says when nobody begins anything new
 */
export const sendBuyers = ({ port, count, shopperIds, goods, accessTokenSecret, isOver }) => {
  const tokens = createAccessTokens(accessTokenSecret)
  /** The number of the order by its key, as the shop has told it. */
  const acknowledged = new Map()
  const keys = new Set()
  let repeats = 0

  const ask = async (shopperId, input) => {
    const { accessToken } = await tokens.issue({ userId: shopperId, sessionId: randomUUID(), loggedInAt: new Date() })
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ query, variables: { input } }),
      signal: AbortSignal.timeout(LONGEST_WAIT),
    })
      .then((response) => response.json())
      .catch(() => null)
    const code = answer?.errors?.[0]?.extensions?.code ?? answer?.error?.code
    if (code && code !== 'UNAVAILABLE') throw new Error(`The shop refuses to sell: ${JSON.stringify(answer)}`)
    return answer?.data?.placeOrder.number ?? null
  }

  const buy = async () => {
    const { productId, price, deliveryFee } = oneOf(goods)
    const idempotencyKey = randomUUID()
    const lines = [{ productId, quantity: 1 }]
    const place = Math.floor(Math.random() * shopperIds.length)
    const shopperId = shopperIds[place]
    // Each has a number of their own: orders to one wait for each other.
    const phone = `+88017${String(10_000_000 + place)}`
    const input = { ...delivery, phone, source: 'BUY_NOW', lines, expectedTotal: price + deliveryFee, idempotencyKey }
    keys.add(idempotencyKey)
    let number = await ask(shopperId, input)
    for (; !number; number = await ask(shopperId, input)) {
      repeats++
      await wait(PAUSE)
    }
    acknowledged.set(idempotencyKey, number)
    if (Math.random() > 0.1) return
    const again = await ask(shopperId, input)
    if (again && again !== number) throw new Error(`One key has the orders ${number} and ${again}`)
  }
  const work = async () => {
    while (!isOver()) await buy()
  }
  return {
    acknowledged,
    keys,
    /** How often somebody had to ask again. */
    repeats: () => repeats,
    done: Promise.all(Array.from({ length: count }, work)),
  }
}
