import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createAccessTokens } from '../graphql-api/dist/identity/access-token.js'

/**
 * People who all order one piece of the same product at once, over the network. Whoever is told to come again does so, as
 * late as told, with the same key.
 * @param shoppers with their ids and emails
 */
export const openCrowd = ({ port, accessTokenSecret, shoppers, feeOf }) => {
  const tokens = createAccessTokens(accessTokenSecret)
  let putOff = 0

  const orderAs = async ({ id, email }, nth, { productId, price }) => {
    const { accessToken } = await tokens.issue({ userId: id, sessionId: randomUUID(), loggedInAt: new Date() })
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${accessToken}`,
      // One that was kept open might be closed at the moment in which it is used again.
      connection: 'close',
      'idempotency-key': randomUUID(),
    }
    const body = JSON.stringify({
      ...{ user: email, Address: 'House 7, Road 3, Dhanmondi', district: 'Dhaka' },
      // Each has a number of their own: orders to one wait for each other.
      number: `017${10_000_000 + nth}`,
      Payable: price + feeOf(price),
      order: [{ _id: productId, orderQuantity: 1 }],
    })
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/order`, { method: 'POST', headers, body })
      const { status } = answer
      const told = await answer.json()
      if (status === 201) return 'ORDERED'
      const after = answer.headers.get('retry-after')
      const mayComeAgain = (status === 429 || status === 503) && after !== null
      if (!mayComeAgain && status !== 409) throw new Error(`The shop answers ${status}: ${JSON.stringify(told)}`)
      if (!mayComeAgain) return told.error.code
      putOff++
      await wait(Number(after) * 1000)
    }
  }
  return {
    /** @returns how often each answer came in the end: ORDERED, or the code of a refusal */
    orderAll: async (product) => {
      const answers = await Promise.all(shoppers.map((shopper, nth) => orderAs(shopper, nth, product)))
      return Object.fromEntries(
        [...new Set(answers)].map((code) => [code, answers.filter((one) => one === code).length]),
      )
    },
    /** How often somebody was told to come again. */
    putOff: () => putOff,
  }
}
