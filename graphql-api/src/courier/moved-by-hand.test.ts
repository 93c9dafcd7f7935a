import { IsNull } from 'typeorm'
import { checkInvariants } from '../commands/invariants.js'
import { deliverPartly } from '../order/life/deliver-partly.service.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { takeBackStep } from '../order/life/take-back.service.js'
import { OrderLine } from '../order/order-line.entity.js'
import { type CourierShop, messageOf, openCourierShop } from '../testing/courier-shop.js'
import { CourierNotice } from './courier-notice.entity.js'

const { SHIPPED, DELIVERED, RETURNING } = OrderStatus

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** A parcel of Steadfast's that somebody of the shop has marked delivered, and of which Steadfast says this then. */
const deliveredByHand = async (status: string) => {
  const sent = await shop.sentOrder()
  await takeStep(shop.db, sent.id, shop.admin, { to: DELIVERED })
  await shop.hears(messageOf(sent, { status }))
  return sent
}
const takeBack = ({ id }: { id: string }) => takeBackStep(shop.db, id, shop.admin)

test('a step that the courier has confirmed since is not taken back', async () => {
  const sent = await deliveredByHand('delivered')
  await expect(takeBack(sent)).rejects.toMatchObject({ code: 'STEP_STAYS', details: { status: DELIVERED } })
  expect(await shop.statusOf(sent.id)).toBe(DELIVERED)
})

test.each(['pending', 'delivered_approval_pending', 'partial_delivered'])(
  'a step of which the courier has only said %s since is taken back, and what it confirms then stays',
  async (status) => {
    const sent = await deliveredByHand(status)
    expect(await takeBack(sent)).toMatchObject({ status: SHIPPED })

    await shop.answers(sent, 'delivered')
    expect(await shop.statusOf(sent.id)).toBe(DELIVERED)
    await expect(takeBack(sent)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  },
)

test('that only some was taken of what somebody marked delivered whole waits with what was collected, until it is said what came back', async () => {
  const sent = await shop.sentOrder(2)
  await takeStep(shop.db, sent.id, shop.admin, { to: DELIVERED })
  for (let time = 0; time < 2; time++)
    await shop.hears(messageOf(sent, { status: 'partial_delivered', cod_amount: 430 }))
  const waiting = () => shop.db.findBy(CourierNotice, { orderId: sent.id, closedAt: IsNull() })
  expect(await waiting()).toMatchObject([{ why: 'PARTLY_DELIVERED', collected: 430 }])

  await takeBack(sent)
  expect(await waiting()).toHaveLength(1)
  const { variantId } = await shop.db.findOneByOrFail(OrderLine, { orderId: sent.id })
  const input = { id: sent.id, cameBack: [{ variantId, quantity: 1 }], collected: 430, note: 'The rider says so' }
  expect(await deliverPartly(shop.db, shop.admin, input)).toMatchObject({ status: DELIVERED, total: 430 })
  const again = { status: 'partial_delivered', cod_amount: 430, tracking_message: 'Rider: Jamal' }
  await shop.hears(messageOf(sent, { ...again, updated_at: '2026-11-20 12:00:00' }))
  expect(await waiting()).toEqual([])
})

test('what the courier said and did not fit is heard when it is asked, once the mistake is taken back', async () => {
  const sent = await deliveredByHand('cancelled')
  expect(await shop.db.findBy(CourierNotice, { orderId: sent.id })).toMatchObject([{ why: 'DOES_NOT_FIT' }])
  expect(await takeBack(sent)).toMatchObject({ status: SHIPPED })

  await shop.answers(sent, 'cancelled')
  expect(await shop.statusOf(sent.id)).toBe(RETURNING)
})
