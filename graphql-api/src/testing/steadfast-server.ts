import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { SteadfastConfig } from '../courier/steadfast/steadfast-config.js'

/**
 * What goes wrong: it is away; it answers 500; it takes what it is sent, and then the connection breaks, it answers 500, or
 * it answers no more.
 */
export type SteadfastFault = 'away' | '500' | 'answer lost' | '500 after taking' | 'slow'

interface Order {
  invoice: string
  recipient_name: string
  recipient_phone: string
  recipient_address: string
  cod_amount: number
  note?: string
}

export interface SteadfastServer {
  config: SteadfastConfig
  /** What it has taken, with what it says of each when it is asked. */
  parcels: Map<string, Order & { consignment_id: number; tracking_code: string; status: string }>
  fault: SteadfastFault | null
  /** Districts to which it does not go. */
  refuses: Set<string>
  close(): Promise<unknown>
}

/** Steadfast, as its V1 documents say, with its faults. Each invoice is taken once. */
export const openSteadfastServer = async (): Promise<SteadfastServer> => {
  const server = createServer(async (request, response) => {
    const { url = '', headers, method } = request
    const { config, fault } = steadfast
    if (fault === 'away') return request.socket.destroy()
    if (fault === '500') return answer(response, 500, { message: 'Server Error' })
    if (headers['api-key'] !== config.apiKey || headers['secret-key'] !== config.secretKey)
      return answer(response, 401, { message: 'Unauthorized' })
    if (method === 'GET') return answer(response, ...told(url))

    const body = await json(request)
    const [status, said] = url === '/create_order' ? created(body as Order) : createdInBulk(body as { data: string })
    if (fault === 'answer lost') return request.socket.destroy()
    if (fault === '500 after taking') return answer(response, 500, { message: 'Server Error' })
    if (fault !== 'slow') answer(response, status, said)
  })

  const take = (order: Order) => {
    if (steadfast.parcels.has(order.invoice)) return 'The invoice has already been taken.'
    if ([...steadfast.refuses].some((district) => order.recipient_address.endsWith(district)))
      return 'Delivery area not found'
    const consignment_id = 1424100 + steadfast.parcels.size
    const parcel = { ...order, consignment_id, tracking_code: `15BAEB${consignment_id}`, status: 'in_review' }
    steadfast.parcels.set(order.invoice, parcel)
    return parcel
  }
  const created = (order: Order): [number, object] => {
    const taken = take(order)
    return typeof taken === 'string'
      ? [200, { status: 400, errors: { invoice: [taken] } }]
      : [200, { status: 200, message: 'Consignment has been created successfully.', consignment: taken }]
  }
  const createdInBulk = ({ data }: { data: string }): [number, object] => {
    const orders: Order[] = JSON.parse(data)
    const answers = orders.map((order) => {
      const taken = take(order)
      const refused = { ...order, consignment_id: null, tracking_code: null, status: 'error' }
      return typeof taken === 'string' ? refused : { ...taken, status: 'success' }
    })
    return orders.length > 500 ? [400, { message: 'At most 500' }] : [200, answers]
  }
  const told = (url: string): [number, object] => {
    if (url === '/get_balance') return [200, { status: 200, current_balance: 12_480 }]
    const [, by, key] = url.split('/')
    const parcel = [...steadfast.parcels.values()].find(({ invoice, consignment_id }) =>
      by === 'status_by_cid' ? String(consignment_id) === key : invoice === key,
    )
    return parcel ? [200, { status: 200, delivery_status: parcel.status }] : [404, { message: 'Not found' }]
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const keys = { apiKey: 'key-of-the-shop', secretKey: 'secret-of-the-shop', webhookToken: 'a-token-for-messages' }
  const steadfast: SteadfastServer = {
    config: { ...keys, url: `http://127.0.0.1:${port}` },
    parcels: new Map(),
    fault: null,
    refuses: new Set(),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
  return steadfast
}

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
