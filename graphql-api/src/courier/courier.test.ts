import { In, IsNull } from 'typeorm'
import { checkInvariants } from '../commands/invariants.js'
import { startPretendingCourier } from '../embedded/pretending-courier.js'
import { correctOrder } from '../order/by-hand/correct-order.service.js'
import type { Actor } from '../order/life/change-order.js'
import { deliverPartly } from '../order/life/deliver-partly.service.js'
import { OrderActor, OrderEvent, OrderEventKind } from '../order/life/order-event.entity.js'
import { CancelReason, OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { takeBackStep } from '../order/life/take-back.service.js'
import { Order } from '../order/order.entity.js'
import type { PlaceOrderInput } from '../order/order.input.js'
import { OrderLine } from '../order/order-line.entity.js'
import { placeOrder } from '../order/place-order.service.js'
import { buildAdmin, buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openSteadfastServer, type SteadfastFault, type SteadfastServer } from '../testing/steadfast-server.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { Role } from '../user/role.js'
import { askCouriers } from './ask-couriers.service.js'
import type { Courier } from './courier.js'
import { CourierNotice } from './courier-notice.entity.js'
import { openCouriers } from './open-couriers.js'
import { listOpenSendings } from './open-sendings.service.js'
import { sendOrders } from './send-orders.service.js'
import { openSteadfast } from './steadfast/steadfast.js'

/** Another courier, with words of its own. */
const cycle: Courier = {
  code: 'CYCLE',
  name: 'Cycle Courier',
  pretends: false,
  addressLimit: 400,
  faultOf: () => null,
  send: async (parcels) =>
    parcels.map(({ invoice }) => ({ kind: 'taken', consignmentId: `c-${invoice}`, trackingCode: null })),
  status: async () => null,
  isWebhook: (headers) => headers['x-cycle'] === 'wheels',
  parseWebhook: (body) => {
    const { parcel } = body as { parcel: string }
    const said = { status: 'there', message: null, at: new Date() }
    return { invoice: parcel, consignmentId: `c-${parcel}`, means: 'DELIVERED', ...said }
  },
  balance: async () => 0,
  trackingUrl: () => null,
}

let server: TestServer
let steadfast: SteadfastServer
let courier: Courier
let admin: Actor
beforeAll(async () => {
  steadfast = await openSteadfastServer()
  courier = openSteadfast(steadfast.config, 60_000)
  server = await openTestServer({ couriers: [courier, cycle] })
  admin = { id: (await buildAdmin(server.db)).id, by: OrderActor.ADMIN }
})
beforeEach(() => {
  steadfast.fault = null
})
afterEach(async () => expect(await checkInvariants(server.db)).toEqual([]))
afterAll(async () => {
  await server.close()
  await steadfast.close()
})

const newOrder = async (given: Partial<PlaceOrderInput> & { quantity?: number } = {}) =>
  placeOrder(server.db, await buildShopper(server.db), orderInput([await buildProduct(server.db)], given))

const send = (ids: readonly string[], note: string | null = null, by = courier) =>
  sendOrders(server.db, by, admin, { ids, note })
const statusOf = async (id: string) => (await server.db.findOneByOrFail(Order, { id })).status
const eventsOf = (orderId: string) => server.db.find(OrderEvent, { where: { orderId }, order: { place: 'ASC' } })
const ask = () =>
  askCouriers(server.db, [courier], (error) => {
    throw error
  })

const sentOrder = async (quantity = 1) => {
  const order = await newOrder({ quantity })
  expect(await send([order.id])).toMatchObject([{ code: null }])
  return { ...order, ...(await server.db.findOneByOrFail(Shipment, { orderId: order.id })) }
}

describe('sending with Steadfast', () => {
  test('tells it what its documents ask for, and the order has its tracking', async () => {
    const order = await newOrder({ area: 'Dhanmondi', callFirst: true, receiverName: 'Amina' })
    const [outcome] = await send([order.id], 'Fragile')

    const parcel = steadfast.parcels.get(order.number)
    expect(parcel).toMatchObject({
      invoice: order.number,
      recipient_name: 'Amina',
      recipient_phone: order.phone.replace('+88', ''),
      recipient_address: 'House 12, Road 5, Dhanmondi, Dhanmondi, Dhaka',
      cod_amount: order.total,
      note: 'Fragile. Call before coming',
    })
    expect(outcome).toMatchObject({ code: null, order: { status: OrderStatus.SHIPPED } })
    expect(await server.db.findOneBy(Shipment, { orderId: order.id })).toMatchObject({
      courier: 'Steadfast',
      consignmentId: String(parcel?.consignment_id),
      trackingCode: parcel?.tracking_code,
      trackingUrl: `https://steadfast.com.bd/t/${parcel?.tracking_code}`,
    })
    await expect(takeBackStep(server.db, order.id, admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  })

  test('of many each is told by itself: taken, refused in its words, or not even asked about', async () => {
    steadfast.refuses.add('Rangpur')
    const [good, refused, long] = [
      await newOrder(),
      await newOrder({ district: 'Rangpur' }),
      await newOrder({ address: 'x'.repeat(260) }),
    ]
    const other = await newOrder({ district: 'Rangpur' })

    expect(await send([good.id, refused.id, long.id])).toMatchObject([
      { id: good.id, order: { status: OrderStatus.SHIPPED }, code: null },
      { id: refused.id, order: null, code: 'COURIER_REFUSED' },
      { id: long.id, code: 'COURIER_REFUSED', words: 'The address has 267 letters; Steadfast takes 250.' },
    ])
    expect(await send([other.id])).toMatchObject([{ code: 'COURIER_REFUSED', words: 'Delivery area not found' }])
    expect(await listOpenSendings(server.db)).toEqual([])
    expect(await statusOf(refused.id)).toBe(OrderStatus.PLACED)
  })

  const faults: SteadfastFault[] = ['away', '500', 'answer lost', '500 after taking', 'slow', 'moved']
  const cases = faults.flatMap((fault) => [1, 2].map((many) => ({ fault, many })))

  test.each(cases)('is once for each of $many orders where it is $fault', async ({ fault, many }) => {
    const orders = await Promise.all(Array.from({ length: many }, () => newOrder()))
    const ids = orders.map(({ id }) => id)
    const before = steadfast.parcels.size
    steadfast.fault = fault
    // A busy machine is slow, not wrong: only for what never answers the patience ends soon.
    const asked = fault === 'slow' ? openSteadfast(steadfast.config, 300) : courier
    expect(await send(ids, null, asked)).toMatchObject(ids.map((id) => ({ id, order: null, code: 'COURIER_SILENT' })))

    expect((await listOpenSendings(server.db)).map(({ orderId }) => orderId).sort()).toEqual([...ids].sort())
    for (const id of ids) {
      const cancelled = takeStep(server.db, id, admin, { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE })
      await expect(cancelled).rejects.toMatchObject({ code: 'BEING_SENT' })
    }

    steadfast.fault = null
    expect(await send(ids)).toMatchObject(ids.map((id) => ({ id, order: { status: OrderStatus.SHIPPED }, code: null })))
    expect(steadfast.parcels.size - before).toBe(many)
    expect(await listOpenSendings(server.db)).toEqual([])
  })

  test('is once where two admins send at the same time', async () => {
    const order = await newOrder()
    const before = steadfast.parcels.size
    const outcomes = (await Promise.all([send([order.id]), send([order.id])])).flat()

    expect(steadfast.parcels.size - before).toBe(1)
    expect(outcomes.filter(({ code }) => code === null)).toHaveLength(1)
    expect(['BEING_SENT', 'STATUS_CHANGED']).toContain(outcomes.find(({ code }) => code !== null)?.code)
  })

  test('two admins who send the same orders are told of each, and none goes out as it no longer is', async () => {
    const orders = await Promise.all([newOrder(), newOrder(), newOrder(), newOrder()])
    const [first, second, corrected, cancelled] = orders.map((order) => order.id)
    const seen = orders.map(({ id, status, version }) => ({ id, expectedStatus: status, expectedVersion: version }))
    const { productId } = await server.db.findOneByOrFail(OrderLine, { orderId: corrected ?? '' })
    await correctOrder(server.db, admin, {
      ...{ id: corrected ?? '', address: 'Road 2', district: 'Dhaka', phone: '+8801712345678' },
      ...{ lines: [{ productId, quantity: 1 }], expectedTotal: orders[2]?.total ?? 0, expectedVersion: 1 },
    })
    await takeStep(server.db, cancelled ?? '', admin, { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE })
    const before = steadfast.parcels.size

    const ids = orders.map(({ id }) => id)
    const tries = await Promise.all([1, 2].map(() => sendOrders(server.db, courier, admin, { ids, note: null, seen })))
    const codesOf = (id: string | undefined) =>
      tries.map((outcomes) => outcomes.find((outcome) => outcome.id === id)?.code)
    for (const id of [first, second]) {
      expect(codesOf(id).filter((code) => code === null)).toHaveLength(1)
      expect(['BEING_SENT', 'STATUS_CHANGED']).toContain(codesOf(id).find((code) => code !== null))
    }
    expect(codesOf(corrected)).toEqual(['ORDER_CHANGED', 'ORDER_CHANGED'])
    expect(codesOf(cancelled)).toEqual(['STATUS_CHANGED', 'STATUS_CHANGED'])
    expect(steadfast.parcels.size - before).toBe(2)
    expect(await statusOf(corrected ?? '')).toBe(OrderStatus.PLACED)
  })

  test('the shop itself finds out what was taken, and after ten minutes what never arrived', async () => {
    const [taken, lost] = [await newOrder(), await newOrder()]
    steadfast.fault = 'answer lost'
    await send([taken.id])
    steadfast.fault = 'away'
    await send([lost.id])
    steadfast.fault = null

    await ask()
    expect(await statusOf(taken.id)).toBe(OrderStatus.SHIPPED)
    expect((await eventsOf(taken.id))[0]).toMatchObject({ by: OrderActor.SYSTEM, userId: null })
    expect(await listOpenSendings(server.db)).toMatchObject([{ orderId: lost.id }])

    await server.db.query(`UPDATE courier_sending SET since = now() - interval '11 minutes'`)
    await ask()
    expect(await listOpenSendings(server.db)).toEqual([])
    expect(await statusOf(lost.id)).toBe(OrderStatus.PLACED)
  })
})

const messageOf = ({ number, consignmentId }: { number: string; consignmentId: string | null }, given: object) => ({
  notification_type: 'delivery_status',
  consignment_id: Number(consignmentId),
  invoice: number,
  cod_amount: 450,
  delivery_charge: 60,
  updated_at: '2026-11-20 10:00:00',
  ...given,
})

const post = async (payload: object, authorization = `Bearer ${steadfast.config.webhookToken}`) =>
  (await server.app.inject({ method: 'POST', url: '/courier/steadfast/webhook', headers: { authorization }, payload }))
    .statusCode

describe('a message of Steadfast', () => {
  test.each(['', 'Bearer a-token-for-messageS', 'a-token-for-messages'])(
    'with the token %j is refused',
    async (token) => {
      const sent = await sentOrder()
      expect(await post(messageOf(sent, { status: 'delivered' }), token)).toBe(401)
      expect(await statusOf(sent.id)).toBe(OrderStatus.SHIPPED)
    },
  )

  test.each([
    ['in_review', OrderStatus.SHIPPED, OrderEventKind.COURIER],
    ['delivered_approval_pending', OrderStatus.SHIPPED, OrderEventKind.COURIER],
    ['delivered', OrderStatus.DELIVERED, OrderEventKind.STEP],
    ['cancelled', OrderStatus.RETURNING, OrderEventKind.STEP],
    ['partial_delivered', OrderStatus.SHIPPED, OrderEventKind.COURIER],
  ])('%s leads to %s, once however often it comes', async (status, to, kind) => {
    const sent = await sentOrder()
    const before = (await eventsOf(sent.id)).length
    const message = messageOf(sent, { status, tracking_message: 'Rider: Jamal' })
    for (let time = 0; time < 3; time++) expect(await post(message)).toBe(200)

    expect(await statusOf(sent.id)).toBe(to)
    const events = (await eventsOf(sent.id)).slice(before)
    expect(events).toMatchObject([{ kind, by: OrderActor.COURIER, note: `${status}: Rider: Jamal` }])
    const notices = await server.db.findBy(CourierNotice, { orderId: sent.id })
    expect(notices.map(({ why }) => why)).toEqual(status === 'partial_delivered' ? ['PARTLY_DELIVERED'] : [])
    await expect(takeBackStep(server.db, sent.id, admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  })

  test('that some was taken waits until somebody says what, and asks no more after that', async () => {
    const sent = await sentOrder(2)
    const partly = (updated_at: string) => post(messageOf(sent, { status: 'partial_delivered', updated_at }))
    const open = () => server.db.countBy(CourierNotice, { orderId: sent.id, closedAt: IsNull() })
    await partly('2026-11-20 10:00:00')
    expect(await server.db.findOneBy(Shipment, { orderId: sent.id })).toMatchObject({ partlyDelivered: true })
    expect(await open()).toBe(1)

    const { variantId } = await server.db.findOneByOrFail(OrderLine, { orderId: sent.id })
    const input = { id: sent.id, cameBack: [{ variantId, quantity: 1 }], collected: 450 }
    expect(await deliverPartly(server.db, admin, input)).toMatchObject({ status: OrderStatus.DELIVERED, total: 450 })
    await partly('2026-11-20 12:00:00')
    expect(await open()).toBe(0)

    const whole = await sentOrder()
    await post(messageOf(whole, { status: 'partial_delivered', updated_at: '2026-11-20 10:00:00' }))
    await takeStep(server.db, whole.id, admin, { to: OrderStatus.DELIVERED })
    expect(await server.db.countBy(CourierNotice, { orderId: whole.id, closedAt: IsNull() })).toBe(0)
  })

  test('for which somebody is needed is taken whole or not at all, so that it can come again', async () => {
    const sent = await sentOrder()
    const message = messageOf(sent, { status: 'partial_delivered' })
    const before = await eventsOf(sent.id)
    await server.db.query('ALTER TABLE courier_notice ADD CONSTRAINT nothing_more CHECK (false) NOT VALID')
    expect(await post(message)).toBe(500)
    expect(await eventsOf(sent.id)).toEqual(before)
    await server.db.query('ALTER TABLE courier_notice DROP CONSTRAINT nothing_more')

    expect(await post(message)).toBe(200)
    expect(await eventsOf(sent.id)).toHaveLength(before.length + 1)
    expect(await server.db.findBy(CourierNotice, { orderId: sent.id })).toMatchObject([{ why: 'PARTLY_DELIVERED' }])
  })

  test('that is older than another one moves nothing back', async () => {
    const sent = await sentOrder()
    await post(messageOf(sent, { status: 'delivered', updated_at: '2026-11-20 12:00:00' }))
    await post(messageOf(sent, { status: 'cancelled', updated_at: '2026-11-20 11:00:00' }))
    await post(messageOf(sent, { status: 'pending', updated_at: '2026-11-20 10:00:00' }))
    expect(await statusOf(sent.id)).toBe(OrderStatus.DELIVERED)
    expect(await eventsOf(sent.id)).toHaveLength(2)
  })

  test('that does not fit, is not about an order of the shop, or is not understood, waits for somebody', async () => {
    const sent = await sentOrder()
    await post(messageOf(sent, { status: 'delivered', updated_at: '2026-11-20 12:00:00' }))
    const odd = [
      messageOf(sent, { status: 'cancelled', updated_at: '2026-11-20 13:00:00' }),
      messageOf({ number: 'SS-222222', consignmentId: '1' }, { status: 'delivered' }),
      messageOf({ ...sent, consignmentId: '7' }, { status: 'cancelled' }),
      messageOf(sent, { status: 'teleported' }),
      { hello: 'shop' },
    ]
    const before = await server.db.count(CourierNotice)
    for (const message of [...odd, ...odd]) expect(await post(message)).toBe(200)

    const notices = await server.db.find(CourierNotice, { order: { receivedAt: 'ASC' }, skip: before })
    expect(notices.map(({ why }) => why).sort()).toEqual(
      ['DOES_NOT_FIT', 'NOT_OURS', 'NOT_OURS', 'NOT_UNDERSTOOD', 'NOT_UNDERSTOOD'].sort(),
    )
    expect(await statusOf(sent.id)).toBe(OrderStatus.DELIVERED)
  })
})

test('Steadfast is asked about parcels of which it has said nothing for six hours', async () => {
  const [quiet, recent] = [await sentOrder(), await sentOrder()]
  for (const { number } of [quiet, recent]) {
    const parcel = steadfast.parcels.get(number)
    if (parcel) parcel.status = 'delivered'
  }
  await server.db.query(`UPDATE shipment SET "sentAt" = now() - interval '7 hours' WHERE "orderId" = $1`, [quiet.id])

  await ask()
  expect(await statusOf(quiet.id)).toBe(OrderStatus.DELIVERED)
  expect(await statusOf(recent.id)).toBe(OrderStatus.SHIPPED)
})

test('another courier is a file and a line: orders are sent with it, and its messages are heard', async () => {
  const [order, staff] = [await newOrder(), await buildAdmin(server.db, { role: Role.STAFF })]
  const { data } = await server.graphql<{ couriers: { code: string }[] }>('{ couriers { code } }', {}, staff)
  expect(data?.couriers).toEqual([{ code: 'STEADFAST' }, { code: 'CYCLE' }])
  const sending = 'mutation ($id: ID!) { sendOrders(orderIds: [$id], courier: "CYCLE") { code order { status } } }'
  const sent = await server.graphql(sending, { id: order.id }, staff)
  expect(sent.data).toEqual({ sendOrders: [{ code: null, order: { status: OrderStatus.SHIPPED } }] })

  const say = async (name: string, headers: Record<string, string>) =>
    (await server.rest('POST', `/courier/${name}/webhook`, null, { body: { parcel: order.number }, headers })).status
  const bearer = { authorization: `Bearer ${steadfast.config.webhookToken}` }
  expect([await say('cycle', bearer), await say('steadfast', { 'x-cycle': 'wheels' })]).toEqual([401, 401])
  expect([await say('nobody', { 'x-cycle': 'wheels' }), await statusOf(order.id)]).toEqual([401, OrderStatus.SHIPPED])
  expect(await say('cycle', { 'x-cycle': 'wheels' })).toBe(200)
  expect(await statusOf(order.id)).toBe(OrderStatus.DELIVERED)
})

test('of ten parcels the courier of the demo delivers eight, one in part, and brings one back', async () => {
  let shop = ''
  const webhook = () => `${shop}/courier/steadfast/webhook`
  const { config, moveOn, stop } = await startPretendingCourier(webhook, 0)
  const other = await openTestServer({ beside: server, couriers: openCouriers({ steadfast: config }) })
  shop = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const ids = (await Promise.all(Array.from({ length: 10 }, () => newOrder()))).map(({ id }) => id)
  const outcomes = await sendOrders(server.db, openSteadfast(config), admin, { ids, note: null })
  expect(outcomes.filter(({ code }) => code)).toEqual([])

  await moveOn()
  const states = await server.db.query(
    `SELECT status, "partlyDelivered", count(*)::int AS orders FROM "order" JOIN shipment ON "orderId" = id
     WHERE id = ANY($1) GROUP BY 1, 2 ORDER BY 1`,
    [ids],
  )
  expect(states).toEqual([
    { status: OrderStatus.DELIVERED, partlyDelivered: false, orders: 8 },
    { status: OrderStatus.RETURNING, partlyDelivered: false, orders: 1 },
    { status: OrderStatus.SHIPPED, partlyDelivered: true, orders: 1 },
  ])
  const shown = { courier: 'Steadfast (demo)', trackingUrl: IsNull() }
  expect(await server.db.countBy(Shipment, { orderId: In(ids), ...shown })).toBe(10)
  await stop()
  await other.close()
})
