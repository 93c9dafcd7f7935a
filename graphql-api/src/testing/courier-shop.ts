import { askCouriers } from '../courier/ask-couriers.service.js'
import type { Courier } from '../courier/courier.js'
import { sendOrders } from '../courier/send-orders.service.js'
import { openSteadfast } from '../courier/steadfast/steadfast.js'
import type { Actor } from '../order/life/change-order.js'
import { OrderActor, OrderEvent } from '../order/life/order-event.entity.js'
import type { OrderOutcome } from '../order/life/order-outcome.js'
import type { OrderStatus } from '../order/life/order-status.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { Order } from '../order/order.entity.js'
import type { PlaceOrderInput } from '../order/order.input.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from './factories.js'
import { openSteadfastServer, type SteadfastServer } from './steadfast-server.js'
import { openTestServer, type TestServer } from './test-server.js'

/** A shop that sends with Steadfast, which is a server of the test's. */
export interface CourierShop extends TestServer {
  steadfast: SteadfastServer
  courier: Courier
  admin: Actor
  newOrder: (given?: Partial<PlaceOrderInput> & { quantity?: number }) => Promise<Order>
  send: (ids: readonly string[], note?: string | null, by?: Courier) => Promise<OrderOutcome[]>
  /** An order that Steadfast has taken. */
  sentOrder: (quantity?: number) => Promise<Order & Shipment>
  statusOf: (id: string) => Promise<OrderStatus>
  eventsOf: (orderId: string) => Promise<OrderEvent[]>
  /** What the shop does by itself from time to time. */
  ask: () => Promise<void>
  /** Steadfast answers with this status when it is asked about the order, which is soon, and once. */
  answers: (order: Pick<Order, 'id' | 'number'>, status: string) => Promise<void>
  /** A message of Steadfast's arrives. @returns the status of HTTP that it gets */
  hears: (message: object, token?: string) => Promise<number>
}

/** A message of Steadfast's about an order, with what a test cares about. */
export const messageOf = (
  { number, consignmentId, total = 450 }: { number: string; consignmentId: string | null; total?: number },
  given: object,
) => ({
  notification_type: 'delivery_status',
  consignment_id: Number(consignmentId),
  invoice: number,
  cod_amount: total,
  delivery_charge: 60,
  updated_at: '2026-11-20 10:00:00',
  ...given,
})

/** @param others couriers whose messages the shop hears too */
export const openCourierShop = async (...others: Courier[]): Promise<CourierShop> => {
  const steadfast = await openSteadfastServer()
  const courier = openSteadfast(steadfast.config, 60_000)
  const server = await openTestServer({ couriers: [courier, ...others] })
  const { db } = server
  const admin = { id: (await buildAdmin(db)).id, by: OrderActor.ADMIN }
  const newOrder: CourierShop['newOrder'] = async (given = {}) =>
    placeOrder(db, await buildShopper(db), orderInput([await buildProduct(db)], given))
  const send: CourierShop['send'] = (ids, note = null, by = courier) => sendOrders(db, by, admin, { ids, note })
  const ask = () =>
    askCouriers(db, [courier], (error) => {
      throw error
    })
  return {
    ...server,
    ...{ steadfast, courier, admin, newOrder, send, ask },
    sentOrder: async (quantity = 1) => {
      const order = await newOrder({ quantity })
      const [outcome] = await send([order.id])
      if (outcome?.code !== null) throw new Error(`Steadfast has not taken it: ${outcome?.code}`)
      return { ...order, ...(await db.findOneByOrFail(Shipment, { orderId: order.id })) }
    },
    statusOf: async (id) => (await db.findOneByOrFail(Order, { id })).status,
    eventsOf: (orderId) => db.find(OrderEvent, { where: { orderId }, order: { place: 'ASC' } }),
    answers: async ({ id, number }, status) => {
      const parcel = steadfast.parcels.get(number)
      if (parcel) parcel.status = status
      await db.query(
        `UPDATE shipment SET ("sentAt", "heardAt", "askedAt") = (now() - interval '7 hours', NULL, NULL) WHERE "orderId" = $1`,
        [id],
      )
      await ask()
    },
    hears: async (payload, authorization = `Bearer ${steadfast.config.webhookToken}`) => {
      const headers = { authorization }
      return (await server.app.inject({ method: 'POST', url: '/courier/steadfast/webhook', headers, payload }))
        .statusCode
    },
    close: async () => {
      await server.close()
      await steadfast.close()
    },
  }
}
