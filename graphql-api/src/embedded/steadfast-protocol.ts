interface Order {
  invoice: string
  recipient_name: string
  recipient_phone: string
  recipient_address: string
  cod_amount: number
  note?: string
}

export interface SteadfastParcel extends Order {
  consignment_id: number
  tracking_code: string
  /** What it says of it when it is asked. */
  status: string
}

/** An answer: the status of HTTP, and the body. */
export type SteadfastAnswer = readonly [number, object]

interface Asked {
  method: string | undefined
  url: string
  body: unknown
}

/** Steadfast's side of its V1 documents. Each invoice is taken once. @param firstId of its parcels */
export const steadfastProtocol = (firstId: number) => {
  const parcels = new Map<string, SteadfastParcel>()
  /** Districts to which it does not go. */
  const refuses = new Set<string>()

  const take = (order: Order) => {
    if (parcels.has(order.invoice)) return 'The invoice has already been taken.'
    if ([...refuses].some((district) => order.recipient_address.endsWith(district))) return 'Delivery area not found'
    const consignment_id = firstId + parcels.size
    const parcel = { ...order, consignment_id, tracking_code: `15BAEB${consignment_id}`, status: 'in_review' }
    parcels.set(order.invoice, parcel)
    return parcel
  }
  const created = (order: Order): SteadfastAnswer => {
    const taken = take(order)
    return typeof taken === 'string'
      ? [200, { status: 400, errors: { invoice: [taken] } }]
      : [200, { status: 200, message: 'Consignment has been created successfully.', consignment: taken }]
  }
  const createdInBulk = ({ data }: { data: string }): SteadfastAnswer => {
    const orders: Order[] = JSON.parse(data)
    const answers = orders.map((order) => {
      const taken = take(order)
      const refused = { ...order, consignment_id: null, tracking_code: null, status: 'error' }
      return typeof taken === 'string' ? refused : { ...taken, status: 'success' }
    })
    return orders.length > 500 ? [400, { message: 'At most 500' }] : [200, answers]
  }
  const told = (url: string): SteadfastAnswer => {
    if (url === '/get_balance') return [200, { status: 200, current_balance: 12_480 }]
    const [, by, key] = url.split('/')
    const parcel = [...parcels.values()].find(({ invoice, consignment_id }) =>
      by === 'status_by_cid' ? String(consignment_id) === key : invoice === key,
    )
    return parcel ? [200, { status: 200, delivery_status: parcel.status }] : [404, { message: 'Not found' }]
  }

  const answerTo = ({ method, url, body }: Asked): SteadfastAnswer => {
    if (method === 'GET') return told(url)
    return url === '/create_order' ? created(body as Order) : createdInBulk(body as { data: string })
  }
  return { parcels, refuses, answerTo }
}
