import { checkInvariants } from '../commands/invariants.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { OrderStatus, ReturnReason } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { takeBackStep } from '../order/life/take-back.service.js'
import { type CourierShop, openCourierShop } from '../testing/courier-shop.js'
import { CourierNotice } from './courier-notice.entity.js'

const { SHIPPED, RETURNING, DELIVERED, RETURNED } = OrderStatus

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

type Sent = Awaited<ReturnType<CourierShop['sentOrder']>>

const says = async ({ number, consignmentId, total }: Sent, status: string) => {
  const about = { consignment_id: Number(consignmentId), invoice: number, cod_amount: total, delivery_charge: 60 }
  const payload = { notification_type: 'delivery_status', ...about, status, updated_at: '2026-11-20 10:00:00' }
  const headers = { authorization: `Bearer ${shop.steadfast.config.webhookToken}` }
  return (await shop.app.inject({ method: 'POST', url: '/courier/steadfast/webhook', headers, payload })).statusCode
}
const note = (id: string, reason = ReturnReason.NOT_FOUND_AT_ADDRESS) =>
  takeStep(shop.db, id, shop.admin, { to: RETURNING, reason })
const noticesOf = (orderId: string) => shop.db.countBy(CourierNotice, { orderId })

test('that a parcel comes back may be known by phone before the courier says so; its message changes nothing then, and the step stays', async () => {
  const sent = await shop.sentOrder()
  await note(sent.id)
  for (let time = 0; time < 2; time++) expect(await says(sent, 'cancelled')).toBe(200)

  expect(await shop.statusOf(sent.id)).toBe(RETURNING)
  const [, ...events] = await shop.eventsOf(sent.id)
  expect(events).toMatchObject([
    { by: OrderActor.ADMIN, to: RETURNING, reason: 'NOT_FOUND_AT_ADDRESS' },
    { by: OrderActor.COURIER, to: null, note: 'cancelled' },
  ])
  expect(await noticesOf(sent.id)).toBe(0)
  await expect(takeBackStep(shop.db, sent.id, shop.admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
})

test('what was put back before the courier said that it comes back waits for nobody; what was delivered before does', async () => {
  const [refused, kept] = [await shop.sentOrder(), await shop.sentOrder()]
  await note(refused.id)
  await takeStep(shop.db, kept.id, shop.admin, { to: DELIVERED })
  for (const { id } of [refused, kept])
    await takeStep(shop.db, id, shop.admin, { to: RETURNED, reason: ReturnReason.NOT_FOUND_AT_ADDRESS })
  for (const sent of [refused, kept]) expect(await says(sent, 'cancelled')).toBe(200)

  expect([await shop.statusOf(refused.id), await shop.statusOf(kept.id)]).toEqual([RETURNED, RETURNED])
  expect([await noticesOf(refused.id), await noticesOf(kept.id)]).toEqual([0, 1])
})

test('a mistake is taken back while the courier says only where the parcel is, and what it says later is heard', async () => {
  const sent = await shop.sentOrder()
  await note(sent.id)
  await says(sent, 'pending')
  expect(await takeBackStep(shop.db, sent.id, shop.admin)).toMatchObject({ status: SHIPPED })
  await says(sent, 'delivered')
  expect(await shop.statusOf(sent.id)).toBe(DELIVERED)
})

test('whoever gives another reason than the courier has given is told that it comes back already', async () => {
  const sent = await shop.sentOrder()
  await says(sent, 'cancelled')
  await expect(note(sent.id)).rejects.toMatchObject({ code: 'STATUS_CHANGED', details: { status: RETURNING } })
  expect(await shop.eventsOf(sent.id)).toHaveLength(2)
})
