import { In, IsNull } from 'typeorm'
import { checkInvariants } from '../commands/invariants.js'
import { startPretendingCourier } from '../embedded/pretending-courier.js'
import { deliverPartly } from '../order/life/deliver-partly.service.js'
import { OrderActor, OrderEventKind } from '../order/life/order-event.entity.js'
import { OrderStatus, ReturnReason } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { takeBackStep } from '../order/life/take-back.service.js'
import { OrderLine } from '../order/order-line.entity.js'
import { type CourierShop, messageOf, openCourierShop } from '../testing/courier-shop.js'
import { buildAdmin } from '../testing/factories.js'
import { openTestServer } from '../testing/test-server.js'
import { Role } from '../user/role.js'
import type { Courier } from './courier.js'
import { CourierNotice } from './courier-notice.entity.js'
import { closeNotice } from './courier-notice.service.js'
import { openCouriers } from './open-couriers.js'
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
    const said = { status: 'there', message: null, collected: null, at: new Date() }
    return { invoice: parcel, consignmentId: `c-${parcel}`, means: 'DELIVERED', ...said }
  },
  balance: async () => 0,
  trackingUrl: () => null,
}

const { SHIPPED, DELIVERED, RETURNING } = OrderStatus
const { COURIER, STEP } = OrderEventKind

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop(cycle)
})
beforeEach(() => {
  shop.steadfast.fault = null
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** All the statuses of Steadfast's documents, and where an order on its way stands after each. */
const leadsTo: [status: string, to: OrderStatus, kind: OrderEventKind][] = [
  ['in_review', SHIPPED, COURIER],
  ['pending', SHIPPED, COURIER],
  ['hold', SHIPPED, COURIER],
  ['delivered_approval_pending', SHIPPED, COURIER],
  ['partial_delivered_approval_pending', SHIPPED, COURIER],
  ['cancelled_approval_pending', SHIPPED, COURIER],
  ['unknown_approval_pending', SHIPPED, COURIER],
  ['delivered', DELIVERED, STEP],
  ['partial_delivered', SHIPPED, COURIER],
  ['cancelled', RETURNING, STEP],
  ['unknown', SHIPPED, COURIER],
]

describe('a message of Steadfast', () => {
  test.each(['', 'Bearer a-token-for-messageS', 'a-token-for-messages'])(
    'with the token %j is refused',
    async (token) => {
      const sent = await shop.sentOrder()
      expect(await shop.hears(messageOf(sent, { status: 'delivered' }), token)).toBe(401)
      expect(await shop.statusOf(sent.id)).toBe(OrderStatus.SHIPPED)
    },
  )

  test.each(leadsTo)('%s leads to %s, once however often it comes', async (status, to, kind) => {
    const sent = await shop.sentOrder()
    const before = (await shop.eventsOf(sent.id)).length
    const message = messageOf(sent, { status, tracking_message: 'Rider: Jamal' })
    for (let time = 0; time < 3; time++) expect(await shop.hears(message)).toBe(200)

    expect(await shop.statusOf(sent.id)).toBe(to)
    const events = (await shop.eventsOf(sent.id)).slice(before)
    const reason = to === RETURNING ? ReturnReason.REFUSED_AT_DOOR : null
    expect(events).toMatchObject([{ kind, by: OrderActor.COURIER, note: `${status}: Rider: Jamal`, reason }])
    const notices = await shop.db.findBy(CourierNotice, { orderId: sent.id })
    expect(notices.map(({ why }) => why)).toEqual(status === 'partial_delivered' ? ['PARTLY_DELIVERED'] : [])
    const { partlyDelivered } = await shop.db.findOneByOrFail(Shipment, { orderId: sent.id })
    expect(partlyDelivered).toBe(status === 'partial_delivered')
    await expect(takeBackStep(shop.db, sent.id, shop.admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  })

  test('that some was taken waits until somebody says what, and asks no more after that', async () => {
    const sent = await shop.sentOrder(2)
    const partly = (updated_at: string) =>
      shop.hears(messageOf(sent, { status: 'partial_delivered', cod_amount: 430, updated_at }))
    const told = async () =>
      (
        await shop.graphql(
          'query ($id: ID!) { order(id: $id) { collectedOtherwise } }',
          { id: sent.id },
          await buildAdmin(shop.db),
        )
      ).data
    const open = () => shop.db.countBy(CourierNotice, { orderId: sent.id, closedAt: IsNull() })
    await partly('2026-11-20 10:00:00')
    expect(await shop.db.findOneBy(Shipment, { orderId: sent.id })).toMatchObject({ partlyDelivered: true })
    expect(await open()).toBe(1)
    expect(await told()).toEqual({ order: { collectedOtherwise: 430 } })

    const { variantId } = await shop.db.findOneByOrFail(OrderLine, { orderId: sent.id })
    const input = { id: sent.id, cameBack: [{ variantId, quantity: 1 }], collected: 450 }
    expect(await deliverPartly(shop.db, shop.admin, input)).toMatchObject({ status: OrderStatus.DELIVERED, total: 450 })
    await partly('2026-11-20 12:00:00')
    expect(await open()).toBe(0)
    expect(await told()).toEqual({ order: { collectedOtherwise: null } })
    await shop.hears(
      messageOf(sent, { status: 'partial_delivered', cod_amount: 400, updated_at: '2026-11-20 13:00:00' }),
    )
    expect(await shop.db.findBy(CourierNotice, { orderId: sent.id, closedAt: IsNull() })).toMatchObject([
      { why: 'OTHER_SUM', collected: 400 },
    ])

    const whole = await shop.sentOrder()
    await shop.hears(messageOf(whole, { status: 'partial_delivered', updated_at: '2026-11-20 10:00:00' }))
    await takeStep(shop.db, whole.id, shop.admin, { to: OrderStatus.DELIVERED })
    expect(await shop.db.countBy(CourierNotice, { orderId: whole.id, closedAt: IsNull() })).toBe(0)
  })

  test('that tells of another sum than the order comes to is kept for somebody to look at, and told on the order', async () => {
    const [sent, agreed, silent] = [await shop.sentOrder(), await shop.sentOrder(), await shop.sentOrder()]
    await shop.hears(messageOf(sent, { status: 'delivered', cod_amount: 1 }))
    await shop.hears(messageOf(agreed, { status: 'delivered', cod_amount: `${agreed.total}.00` }))
    await shop.hears(messageOf(silent, { status: 'delivered', cod_amount: undefined }))
    for (const { id } of [sent, agreed, silent]) expect(await shop.statusOf(id)).toBe(OrderStatus.DELIVERED)

    const ids = [sent.id, agreed.id, silent.id]
    const notices = await shop.db.findBy(CourierNotice, { orderId: In(ids) })
    expect(notices).toMatchObject([{ orderId: sent.id, why: 'OTHER_SUM', collected: 1 }])
    const staff = await buildAdmin(shop.db, { role: Role.STAFF })
    const told = async () => {
      const asked = 'query ($id: ID!) { order(id: $id) { collectedOtherwise } }'
      return (await shop.graphql(asked, { id: sent.id }, staff)).data
    }
    expect(await told()).toEqual({ order: { collectedOtherwise: 1 } })
    expect(await closeNotice(shop.db, notices[0]?.id ?? '')).toBe(true)
    expect(await told()).toEqual({ order: { collectedOtherwise: null } })
  })

  test('that tells of another sum is kept once, also where the shop had asked and knew of the delivery before', async () => {
    const [other, agreed] = [await shop.sentOrder(), await shop.sentOrder()]
    for (const { number, id } of [other, agreed]) {
      const parcel = shop.steadfast.parcels.get(number)
      if (parcel) parcel.status = 'delivered'
      await shop.db.query(`UPDATE shipment SET "sentAt" = now() - interval '7 hours' WHERE "orderId" = $1`, [id])
    }
    await shop.ask()
    for (const { id } of [other, agreed]) expect(await shop.statusOf(id)).toBe(OrderStatus.DELIVERED)

    await shop.hears(messageOf(agreed, { status: 'delivered', cod_amount: agreed.total }))
    for (const updated_at of ['2026-11-20 10:00:00', '2026-11-20 10:00:00', '2026-11-20 10:01:00'])
      await shop.hears(messageOf(other, { status: 'delivered', cod_amount: 1, updated_at }))
    const notices = await shop.db.findBy(CourierNotice, { orderId: In([other.id, agreed.id]) })
    expect(notices).toMatchObject([{ orderId: other.id, why: 'OTHER_SUM', collected: 1 }])
  })

  test('for which somebody is needed is taken whole or not at all, so that it can come again', async () => {
    const sent = await shop.sentOrder()
    const message = messageOf(sent, { status: 'partial_delivered' })
    const before = await shop.eventsOf(sent.id)
    await shop.db.query('ALTER TABLE courier_notice ADD CONSTRAINT nothing_more CHECK (false) NOT VALID')
    expect(await shop.hears(message)).toBe(500)
    expect(await shop.eventsOf(sent.id)).toEqual(before)
    await shop.db.query('ALTER TABLE courier_notice DROP CONSTRAINT nothing_more')

    expect(await shop.hears(message)).toBe(200)
    expect(await shop.eventsOf(sent.id)).toHaveLength(before.length + 1)
    expect(await shop.db.findBy(CourierNotice, { orderId: sent.id })).toMatchObject([{ why: 'PARTLY_DELIVERED' }])
  })

  test('that is older than another one moves nothing back', async () => {
    const sent = await shop.sentOrder()
    await shop.hears(messageOf(sent, { status: 'delivered', updated_at: '2026-11-20 12:00:00' }))
    await shop.hears(messageOf(sent, { status: 'cancelled', updated_at: '2026-11-20 11:00:00' }))
    await shop.hears(messageOf(sent, { status: 'pending', updated_at: '2026-11-20 10:00:00' }))
    expect(await shop.statusOf(sent.id)).toBe(OrderStatus.DELIVERED)
    expect(await shop.eventsOf(sent.id)).toHaveLength(2)
  })

  test('that says the same again is newer than one of before that, which moves nothing', async () => {
    const [underWay, delivered] = [await shop.sentOrder(), await shop.sentOrder()]
    const says = (sent: typeof underWay, status: string, minute: number, cod_amount = sent.total) =>
      shop.hears(messageOf(sent, { status, cod_amount, updated_at: `2026-11-20 12:${minute}:00` }))
    for (const minute of [10, 50]) await says(underWay, 'pending', minute)
    for (const minute of [10, 50]) await says(delivered, 'delivered', minute)
    await says(underWay, 'cancelled', 20)
    await says(delivered, 'partial_delivered', 20, 100)
    expect(await shop.statusOf(underWay.id)).toBe(OrderStatus.SHIPPED)
    expect(await shop.db.findOneBy(Shipment, { orderId: delivered.id })).toMatchObject({
      collected: delivered.total,
      partlyDelivered: false,
    })
  })

  test('that tells of a delivery is heard after news that overtook it, once', async () => {
    const sent = await shop.sentOrder()
    const news = {
      notification_type: 'tracking_update',
      tracking_message: 'Given to the rider',
      updated_at: '2026-11-20 12:00:01',
    }
    const delivered = messageOf(sent, { status: 'delivered', cod_amount: 1, updated_at: '2026-11-20 12:00:00' })
    await shop.hears(messageOf(sent, { ...news, status: undefined }))
    for (let time = 0; time < 2; time++) await shop.hears(delivered)
    await shop.hears(messageOf(sent, { status: 'cancelled', updated_at: '2026-11-20 11:00:00' }))

    expect(await shop.statusOf(sent.id)).toBe(OrderStatus.DELIVERED)
    expect(await shop.eventsOf(sent.id)).toHaveLength(3)
    expect(await shop.db.findBy(CourierNotice, { orderId: sent.id })).toMatchObject([{ why: 'OTHER_SUM' }])
  })

  test('whose clock is ahead silences none that follows', async () => {
    const sent = await shop.sentOrder()
    const later = new Date(Date.now() + 23 * 3_600_000).toISOString()
    await shop.hears(messageOf(sent, { status: 'pending', tracking_message: 'clock', updated_at: later }))
    await shop.hears(messageOf(sent, { status: 'delivered', updated_at: new Date(Date.now() + 1000).toISOString() }))

    expect(await shop.statusOf(sent.id)).toBe(OrderStatus.DELIVERED)
  })

  test('that comes again changes nothing, also where the courier’s clock is ahead', async () => {
    const sent = await shop.sentOrder()
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    const said = ['pending', 'hold', 'cancelled', 'delivered'].map((status) =>
      messageOf(sent, { status, tracking_message: 'At the hub', updated_at: soon }),
    )
    for (const message of said) await shop.hears(message)
    const before = await shop.eventsOf(sent.id)
    for (const message of said) await shop.hears(message)

    expect(before.at(-1)).toMatchObject({ note: 'delivered: At the hub' })
    expect(await shop.eventsOf(sent.id)).toEqual(before)
  })

  test('that says the same of another day is told once more', async () => {
    const sent = await shop.sentOrder()
    const said = { status: 'hold', tracking_message: 'Not answering' }
    for (const day of [20, 21]) await shop.hears(messageOf(sent, { ...said, updated_at: `2026-11-${day} 10:00:00` }))

    const told = await shop.eventsOf(sent.id)
    expect(told.filter(({ note }) => note === 'hold: Not answering')).toHaveLength(2)
  })

  test('that does not fit, is not about an order of the shop, or is not understood, waits for somebody', async () => {
    const sent = await shop.sentOrder()
    await shop.hears(messageOf(sent, { status: 'delivered', updated_at: '2026-11-20 12:00:00' }))
    const odd = [
      messageOf(sent, { status: 'cancelled', updated_at: '2026-11-20 13:00:00' }),
      messageOf({ number: 'SS-222222', consignmentId: '1' }, { status: 'delivered' }),
      messageOf({ ...sent, consignmentId: '7' }, { status: 'cancelled' }),
      messageOf(sent, { status: 'teleported' }),
      messageOf(sent, { status: 'cancelled', updated_at: '-271821-04-20T00:00:00.000Z' }),
      { hello: 'shop' },
    ]
    const before = await shop.db.count(CourierNotice)
    for (const message of [...odd, ...odd]) expect(await shop.hears(message)).toBe(200)

    const notices = await shop.db.find(CourierNotice, { order: { receivedAt: 'ASC' }, skip: before })
    expect(notices.map(({ why }) => why).sort()).toEqual(
      ['DOES_NOT_FIT', 'NOT_OURS', 'NOT_OURS', 'NOT_UNDERSTOOD', 'NOT_UNDERSTOOD', 'NOT_UNDERSTOOD'].sort(),
    )
    expect(await shop.statusOf(sent.id)).toBe(OrderStatus.DELIVERED)
  })

  test('a message with characters that cannot be stored is taken without them', async () => {
    const sent = await shop.sentOrder()
    const said = { status: 'delivered', tracking_message: 'At the \0door \ud800', cod_amount: 1 }

    expect(await shop.hears(messageOf(sent, said))).toBe(200)

    expect(await shop.statusOf(sent.id)).toBe(OrderStatus.DELIVERED)
    expect((await shop.eventsOf(sent.id)).at(-1)).toMatchObject({ note: 'delivered: At the \ufffddoor \ufffd' })
    expect(await shop.db.findOneBy(CourierNotice, { orderId: sent.id })).toMatchObject({ why: 'OTHER_SUM' })
  })
})

test.each(leadsTo)('%s leads to %s too where the shop asks about it', async (status, to, kind) => {
  const sent = await shop.sentOrder()
  for (let time = 0; time < 2; time++) await shop.answers(sent, status)

  expect(await shop.statusOf(sent.id)).toBe(to)
  expect((await shop.eventsOf(sent.id)).slice(1)).toMatchObject([{ kind, by: OrderActor.COURIER, note: status }])
})

test('Steadfast is asked about parcels of which it has said nothing for six hours', async () => {
  const [quiet, recent] = [await shop.sentOrder(), await shop.sentOrder()]
  for (const { number } of [quiet, recent]) {
    const parcel = shop.steadfast.parcels.get(number)
    if (parcel) parcel.status = 'delivered'
  }
  await shop.db.query(`UPDATE shipment SET "sentAt" = now() - interval '7 hours' WHERE "orderId" = $1`, [quiet.id])

  await shop.ask()
  expect(await shop.statusOf(quiet.id)).toBe(OrderStatus.DELIVERED)
  expect(await shop.statusOf(recent.id)).toBe(OrderStatus.SHIPPED)
})

test('another courier is a file and a line: orders are sent with it, and its messages are heard', async () => {
  const [order, staff] = [await shop.newOrder(), await buildAdmin(shop.db, { role: Role.STAFF })]
  const { data } = await shop.graphql<{ couriers: { code: string }[] }>('{ couriers { code } }', {}, staff)
  expect(data?.couriers).toEqual([{ code: 'STEADFAST' }, { code: 'CYCLE' }])
  const sending = 'mutation ($id: ID!) { sendOrders(orderIds: [$id], courier: "CYCLE") { code order { status } } }'
  const sent = await shop.graphql(sending, { id: order.id }, staff)
  expect(sent.data).toEqual({ sendOrders: [{ code: null, order: { status: OrderStatus.SHIPPED } }] })

  const say = async (name: string, headers: Record<string, string>) =>
    (await shop.rest('POST', `/courier/${name}/webhook`, null, { body: { parcel: order.number }, headers })).status
  const bearer = { authorization: `Bearer ${shop.steadfast.config.webhookToken}` }
  expect([await say('cycle', bearer), await say('steadfast', { 'x-cycle': 'wheels' })]).toEqual([401, 401])
  expect([await say('nobody', { 'x-cycle': 'wheels' }), await shop.statusOf(order.id)]).toEqual([
    401,
    OrderStatus.SHIPPED,
  ])
  expect(await say('cycle', { 'x-cycle': 'wheels' })).toBe(200)
  expect(await shop.statusOf(order.id)).toBe(OrderStatus.DELIVERED)
})

test('of ten parcels the courier of the demo delivers eight, one in part, and brings one back', async () => {
  let address = ''
  const webhook = () => `${address}/courier/steadfast/webhook`
  const { config, moveOn, stop } = await startPretendingCourier(webhook, 0)
  const other = await openTestServer({ beside: shop, couriers: openCouriers({ steadfast: config }) })
  address = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const ids = (await Promise.all(Array.from({ length: 10 }, () => shop.newOrder()))).map(({ id }) => id)
  const outcomes = await sendOrders(shop.db, openSteadfast(config), shop.admin, { ids, note: null })
  expect(outcomes.filter(({ code }) => code)).toEqual([])

  await moveOn()
  const states = await shop.db.query(
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
  expect(await shop.db.countBy(Shipment, { orderId: In(ids), ...shown })).toBe(10)
  await stop()
  await other.close()
})
