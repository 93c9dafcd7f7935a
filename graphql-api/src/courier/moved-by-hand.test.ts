import { checkInvariants } from '../commands/invariants.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { takeBackStep } from '../order/life/take-back.service.js'
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

test('what the courier said and did not fit is heard when it is asked, once the mistake is taken back', async () => {
  const sent = await deliveredByHand('cancelled')
  expect(await shop.db.findBy(CourierNotice, { orderId: sent.id })).toMatchObject([{ why: 'DOES_NOT_FIT' }])
  expect(await takeBack(sent)).toMatchObject({ status: SHIPPED })

  await shop.answers(sent, 'cancelled')
  expect(await shop.statusOf(sent.id)).toBe(RETURNING)
})
