import type { SteadfastServer } from '../../graphql-api/src/testing/steadfast-server.ts'
import { newShopper, putOnSale, type SignedIn } from '../support/trade.ts'

/** What becomes of an order in the day. */
type Fate = 'cancelled' | 'delivered' | 'refused' | 'lost'

export interface DayOrder {
  number: string
  fate: Fate
  kind: keyof typeof kinds
}

/** What is ordered: pieces of both products, where to, and what it comes to with the delivery fee. */
const kinds = {
  // 350 + 60
  attar: { attars: 1, mats: 0, district: 'Dhaka', total: 410 },
  // 2 × 620 + 120
  mats: { attars: 0, mats: 2, district: 'Sylhet', total: 1360 },
  // 350 + 620 + 120
  both: { attars: 1, mats: 1, district: 'Khulna', total: 1090 },
}

const many = (count: number, fate: Fate) => Array.from({ length: count }, () => fate)

// Ten of each kind: 6 are cancelled, 20 delivered, 3 refused, 1 is lost.
const fates = {
  attar: [...many(2, 'cancelled'), ...many(7, 'delivered'), ...many(1, 'refused')],
  mats: [...many(2, 'cancelled'), ...many(7, 'delivered'), ...many(1, 'refused')],
  both: [...many(2, 'cancelled'), ...many(6, 'delivered'), ...many(1, 'refused'), ...many(1, 'lost')],
}

const SHOPPERS = 6

/** The thirty orders of a day, by several shoppers one after another: by the calls, as their phones make them. */
export const orderForADay = async (shop: { url: string; emulatorUrl: string }, admin: SignedIn) => {
  const plan = {
    fee: 120,
    minDays: 3,
    maxDays: 5,
    exceptions: [{ district: 'Dhaka', fee: 60, minDays: 1, maxDays: 2 }],
  }
  const query = 'mutation ($plan: DeliveryPlanInput!) { setDelivery(input: $plan) { version } }'
  await succeed(admin.call('POST', '/graphql', { query, variables: { plan } }))
  const [attar, mat] = [
    await putOnSale(admin, { name: 'Attar of the Day', price: 350, quantity: 100 }),
    await putOnSale(admin, { name: 'Mat of the Day', price: 620, quantity: 100 }),
  ]
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newShopper(shop)))
  const all = (['attar', 'mats', 'both'] as const).flatMap((kind) => fates[kind].map((fate) => ({ kind, fate })))

  const orders: DayOrder[] = []
  for (const [i, { kind, fate }] of all.entries()) {
    const { attars, mats, district, total } = kinds[kind]
    const shopper = shoppers[i % SHOPPERS] ?? admin
    const answer = await succeed(
      shopper.call('POST', '/order', {
        user: shopper.email,
        Address: `House ${i + 1}, Road 7`,
        district,
        number: `017${10_000_000 + i}`,
        Payable: total,
        order: [
          { _id: attar, orderQuantity: attars },
          { _id: mat, orderQuantity: mats },
        ].filter(({ orderQuantity }) => orderQuantity > 0),
      }),
    )
    orders.push({ number: (answer as { orderNumber: string }).orderNumber, kind, fate })
  }
  return { orders, attar, mat }
}

const succeed = async (answer: ReturnType<SignedIn['call']>): Promise<unknown> => {
  const { status, body } = await answer
  if (status >= 300 || JSON.stringify(body).includes('"errors"')) throw new Error(JSON.stringify(body))
  return body
}

/** Messages of the courier about a parcel, so many minutes after it was given the first one. */
export const tellTheShop =
  (url: string, { config, parcels }: SteadfastServer) =>
  async ({ number: invoice }: DayOrder, status: string, minutes: number) => {
    const parcel = parcels.get(invoice)
    const answer = await fetch(`${url}/courier/steadfast/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${config.webhookToken}` },
      body: JSON.stringify({
        ...{ notification_type: 'delivery_status', consignment_id: parcel?.consignment_id, invoice, status },
        ...{ cod_amount: parcel?.cod_amount, delivery_charge: 80, tracking_message: null },
        updated_at: new Date(Date.now() - 3_600_000 + minutes * 60_000).toISOString(),
      }),
    })
    if (answer.status !== 200) throw new Error(await answer.text())
  }
