import { checkInvariants } from '../commands/invariants.js'
import { isForShopper } from '../order/life/order-event.entity.js'
import { CancelReason, OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { shipOrders } from '../order/life/ship-orders.service.js'
import { Shipment } from '../order/life/shipment.entity.js'
import type { Order } from '../order/order.entity.js'
import { type CourierShop, openCourierShop } from '../testing/courier-shop.js'
import { buildAdmin } from '../testing/factories.js'
import { waitingFor } from '../testing/waiting-for.js'
import { askCouriers } from './ask-couriers.service.js'
import type { Courier } from './courier.js'
import { listNotices } from './courier-notice.service.js'
import { listOpenSendings } from './open-sendings.service.js'
import { releaseOrder } from './release-order.service.js'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
beforeEach(() => {
  shop.steadfast.fault = null
})
afterEach(async () => {
  expect(await checkInvariants(shop.db)).toEqual([])
  await shop.db.query('DELETE FROM courier_notice')
})
afterAll(() => shop.close())

/** An order that Steadfast was told of, and has answered only with errors since. */
const unanswered = async (fault: 'answer lost' | '500' = 'answer lost'): Promise<Order> => {
  const order = await shop.newOrder()
  shop.steadfast.fault = fault
  await shop.send([order.id])
  shop.steadfast.fault = '500'
  await shop.db.query(`UPDATE courier_sending SET since = now() - interval '11 minutes'`)
  await shop.ask().catch(() => undefined)
  return order
}
const release = ({ id }: Order, note: string | null = null) => releaseOrder(shop.db, id, shop.admin, note)
const rider = (id: string) => shipOrders(shop.db, shop.admin, [{ id, courier: 'Rahim' }])
const noticesOf = async ({ id }: Order) => (await listNotices(shop.db)).filter(({ orderId }) => orderId === id)
const hear = async ({ number }: Order, status: string) => {
  const payload = {
    ...{ notification_type: 'delivery_status', consignment_id: 1, invoice: number, cod_amount: 450, status },
    ...{ delivery_charge: 60, updated_at: '2026-11-20 10:00:00' },
  }
  const headers = { authorization: `Bearer ${shop.steadfast.config.webhookToken}` }
  return shop.app.inject({ method: 'POST', url: '/courier/steadfast/webhook', headers, payload })
}

test('an order of which the courier tells only errors is free once it is released, with who did it and what was said', async () => {
  const order = await unanswered()
  const cancel = () => takeStep(shop.db, order.id, shop.admin, { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE })
  await expect(cancel()).rejects.toMatchObject({ code: 'BEING_SENT' })

  const admin = await buildAdmin(shop.db)
  const note = 'Steadfast has no such parcel'
  const asked = 'mutation ($id: ID!, $note: String!) { releaseOrder(id: $id, note: $note) { sendingSince } }'
  const answer = await shop.graphql(asked, { id: order.id, note }, admin)
  expect(answer.data).toEqual({ releaseOrder: { sendingSince: null } })
  await release(order)

  expect(await listOpenSendings(shop.db)).toEqual([])
  const events = await shop.eventsOf(order.id)
  expect(events).toMatchObject([{ kind: 'RELEASED', userId: admin.id, note, to: null }])
  expect(events.filter(isForShopper)).toEqual([])
  expect(await cancel()).toMatchObject({ status: OrderStatus.CANCELLED })
  const log = '{ acts(topic: ORDERS) { items { act actorName note thing { name } } } }'
  expect((await shop.graphql<{ acts: { items: object[] } }>(log, {}, admin)).data?.acts.items).toEqual([
    { act: 'releaseOrder', actorName: admin.name, note, thing: { name: order.number } },
  ])
})

test('before the courier had ten minutes, and while it is just being told, nothing is released', async () => {
  const order = await shop.newOrder()
  shop.steadfast.fault = '500'
  await shop.send([order.id])
  await expect(release(order)).rejects.toMatchObject({ code: 'BEING_SENT' })
  await shop.db.query(`UPDATE courier_sending SET since = now() - interval '11 minutes', "leftAt" = NULL`)
  await expect(release(order)).rejects.toMatchObject({ code: 'BEING_SENT' })
  expect(await shop.eventsOf(order.id)).toEqual([])

  shop.steadfast.fault = null
  await shop.send([order.id])
  await expect(release(order)).rejects.toMatchObject({ code: 'STATUS_CHANGED', details: { status: 'SHIPPED' } })
  await expect(release({ ...order, id: '00000000-0000-4000-8000-000000000000' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('two who release it at the same moment release it once', async () => {
  const order = await unanswered()
  const { both } = await shop.db.transaction(async (tx) => {
    await tx.query('SELECT FROM "order" WHERE id = $1 FOR UPDATE', [order.id])
    const both = Promise.all([release(order), release(order)])
    expect(await waitingFor(shop.db, 2)).toBe(2)
    return { both }
  })

  expect(await both).toMatchObject([{ status: OrderStatus.PLACED }, { status: OrderStatus.PLACED }])
  expect(await shop.eventsOf(order.id)).toMatchObject([{ kind: 'RELEASED' }])
})

test('what the courier says of it later is kept for the shop, and moves it nowhere', async () => {
  const order = await unanswered()
  await release(order)
  expect((await hear(order, 'delivered')).statusCode).toBe(200)
  expect(await noticesOf(order)).toMatchObject([{ why: 'RELEASED', courierCode: 'STEADFAST' }])
  expect(await shop.statusOf(order.id)).toBe(OrderStatus.PLACED)

  // With somebody else meanwhile: what that one does says nothing of the parcel that the courier has too.
  expect(await rider(order.id)).toMatchObject([{ code: null }])
  await hear(order, 'cancelled')
  await takeStep(shop.db, order.id, shop.admin, { to: OrderStatus.DELIVERED })
  expect(await noticesOf(order)).toMatchObject([{ why: 'RELEASED' }, { why: 'RELEASED' }])
  expect(await shop.statusOf(order.id)).toBe(OrderStatus.DELIVERED)
})

test('sent with the same courier again, it is asked first: what it has is not sent twice', async () => {
  const order = await unanswered()
  await release(order)
  await hear(order, 'pending')
  shop.steadfast.fault = null
  const had = shop.steadfast.parcels.size

  expect(await shop.send([order.id])).toMatchObject([{ code: null, order: { status: OrderStatus.SHIPPED } }])
  expect(shop.steadfast.parcels.size).toBe(had)
  expect(await shop.db.findOneBy(Shipment, { orderId: order.id })).toMatchObject({ courierCode: 'STEADFAST' })
  expect(await noticesOf(order)).toEqual([])
  await hear(order, 'delivered')
  expect(await shop.statusOf(order.id)).toBe(OrderStatus.DELIVERED)
})

test.each([
  ['whoever tries again', async (order: Order, by: Courier) => shop.send([order.id], null, by)],
  [
    'the shop by itself',
    async (_: Order, by: Courier) => askCouriers(shop.db, [by], (error) => expect(error).toBeNull()),
  ],
])('an answer that %s gets while it is released does not send it: it is kept', async (_, asks) => {
  const order = await unanswered()
  shop.steadfast.fault = null
  const slow: Courier = {
    ...shop.courier,
    status: async (asked) => {
      await release(order)
      return shop.courier.status(asked)
    },
  }
  await shop.db.query(`UPDATE courier_sending SET "busyUntil" = now()`)
  const outcomes = await asks(order, slow)

  if (outcomes) expect(outcomes).toMatchObject([{ order: null, code: 'STATUS_CHANGED' }])
  expect(await shop.statusOf(order.id)).toBe(OrderStatus.PLACED)
  expect(await noticesOf(order)).toMatchObject([{ why: 'RELEASED' }])
})
