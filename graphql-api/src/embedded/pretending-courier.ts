import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { SteadfastConfig } from '../courier/steadfast/steadfast-config.js'
import { type SteadfastParcel, steadfastProtocol } from './steadfast-protocol.js'

const MINUTE = 60_000

export interface PretendingCourier {
  config: SteadfastConfig
  /** Tells the shop of all parcels that are elsewhere by now. */
  moveOn: () => Promise<void>
  stop: () => Promise<unknown>
}

/**
 * A courier that only pretends, so that sending can be tried: it speaks Steadfast's protocol, and of ten parcels it delivers
 * eight, one in part, and brings one back. It forgets all of them when it stops.
 * @param webhook where the shop hears of parcels
 * @param pace milliseconds until a parcel has left, and three times as long until it has arrived
 */
export const startPretendingCourier = async (webhook: () => string, pace = MINUTE): Promise<PretendingCourier> => {
  const { parcels, answerTo } = steadfastProtocol(Date.now())
  const [apiKey, secretKey, webhookToken] = [randomText(), randomText(), randomText()]
  const takenAt = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const { headers, method, url = '' } = request
    const isShop = headers['api-key'] === apiKey && headers['secret-key'] === secretKey
    const body = isShop && method === 'POST' ? await json(request) : null
    const [status, said] = isShop ? answerTo({ method, url, body }) : [401, { message: 'Unauthorized' }]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })

  const tell = async (parcel: SteadfastParcel, status: string) => {
    const answer = await fetch(webhook(), {
      method: 'POST',
      headers: { authorization: `Bearer ${webhookToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(messageOf(parcel, status)),
    })
    if (answer.ok) parcel.status = status
  }
  const moveOn = async () => {
    for (const parcel of parcels.values()) {
      const since = takenAt.get(parcel.invoice) ?? Date.now()
      takenAt.set(parcel.invoice, since)
      const status = statusAfter(Date.now() - since, pace, parcel)
      // The shop may not be open yet.
      if (status !== parcel.status) await tell(parcel, status).catch(() => {})
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const config = { url: `http://127.0.0.1:${port}`, apiKey, secretKey, webhookToken, pretends: true }
  return { config, moveOn, stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()) }
}

const randomText = () => randomBytes(24).toString('base64url')

const statusAfter = (age: number, pace: number, { consignment_id, status }: SteadfastParcel) => {
  if (age >= 3 * pace) return lastStatus[consignment_id % 10] ?? 'delivered'
  return age >= pace ? 'pending' : status
}

const lastStatus: Readonly<Record<number, string>> = { 3: 'partial_delivered', 7: 'cancelled' }

const messageOf = ({ consignment_id, invoice, cod_amount }: SteadfastParcel, status: string) => ({
  notification_type: 'delivery_status',
  consignment_id,
  invoice,
  cod_amount,
  status,
  delivery_charge: 60,
  updated_at: new Date().toISOString(),
})
