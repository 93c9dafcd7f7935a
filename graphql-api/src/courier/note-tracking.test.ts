import { checkInvariants } from '../commands/invariants.js'
import { isForShopper } from '../order/life/order-event.entity.js'
import { shipOrders } from '../order/life/ship-orders.service.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { takeBackStep } from '../order/life/take-back.service.js'
import type { Order } from '../order/order.entity.js'
import { type CourierShop, openCourierShop } from '../testing/courier-shop.js'
import { buildAdmin } from '../testing/factories.js'
import { noteTracking } from './note-tracking.service.js'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
beforeEach(() => {
  shop.steadfast.fault = null
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** Steadfast has it, and its answer with the number was lost. */
const sentWithoutAnswer = async (): Promise<Order> => {
  const order = await shop.newOrder()
  shop.steadfast.fault = 'answer lost'
  await shop.send([order.id])
  shop.steadfast.fault = null
  await shop.ask()
  return order
}
const note = ({ id }: Order, trackingCode: string) =>
  noteTracking(shop.db, [shop.courier], id, shop.admin, trackingCode)
const trackingOf = async ({ id }: Order) => shop.db.findOneByOrFail(Shipment, { orderId: id })

test('a number that was lost with the answer is typed, with the page to follow it, and corrected', async () => {
  const order = await sentWithoutAnswer()
  expect((await trackingOf(order)).trackingCode).toBeNull()

  await note(order, ' SFR১২৩৪ ')
  expect(await trackingOf(order)).toMatchObject({
    trackingCode: 'SFR1234',
    trackingUrl: 'https://steadfast.com.bd/t/SFR1234',
  })
  await note(order, 'SFR1234')
  await note(order, 'SFR1235')
  expect((await trackingOf(order)).trackingUrl).toBe('https://steadfast.com.bd/t/SFR1235')
  const { id: userId } = shop.admin
  const typed = (await shop.eventsOf(order.id)).filter(({ kind }) => kind === 'TRACKING')
  expect(typed).toMatchObject([
    { userId, note: 'SFR1234' },
    { userId, note: 'SFR1235' },
  ])
  expect(typed.some(isForShopper)).toBe(false)
})

test('what went by hand gets a number or another one; what the courier itself told stays', async () => {
  const [byHand, told, waiting] = [await shop.newOrder(), await shop.sentOrder(), await shop.newOrder()]
  await shipOrders(shop.db, shop.admin, [{ id: byHand.id, courier: 'Sundarban', trackingCode: 'S-1' }])
  await note(byHand, 'S-2')
  expect(await trackingOf(byHand)).toMatchObject({ trackingCode: 'S-2', trackingUrl: null })

  await expect(note(told, 'OTHER-1')).rejects.toMatchObject({ code: 'TRACKING_KNOWN' })
  await expect(note(waiting, 'OTHER-1')).rejects.toMatchObject({ code: 'STATUS_CHANGED' })
  expect((await trackingOf(told)).trackingCode).toBe(told.trackingCode)
})

test('a number that was typed for a rider makes no courier’s own number one to type, once the order goes anew', async () => {
  const order = await shop.newOrder()
  await shipOrders(shop.db, shop.admin, [{ id: order.id, courier: 'Jamal', trackingCode: 'J-1' }])
  await note(order, 'J-2')
  await takeBackStep(shop.db, order.id, shop.admin)
  await shop.send([order.id])
  const { trackingCode } = await trackingOf(order)
  expect(trackingCode).toBe(shop.steadfast.parcels.get(order.number)?.tracking_code)

  await expect(note(order, 'OTHER-1')).rejects.toMatchObject({ code: 'TRACKING_KNOWN', details: { trackingCode } })
  expect((await trackingOf(order)).trackingCode).toBe(trackingCode)
})

test.each([
  ['', 'contain something that can be seen'],
  ['x'.repeat(81), '80 characters'],
  ['A\nB', 'trackingCode'],
])('the number %j is refused at its field, by the rules of every tracking number', async (trackingCode, rule) => {
  const order = await sentWithoutAnswer()
  const asked =
    'mutation ($id: ID!, $trackingCode: String!) { noteTracking(id: $id, trackingCode: $trackingCode) { id } }'
  const { errors } = await shop.graphql(asked, { id: order.id, trackingCode }, await buildAdmin(shop.db))
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    details: { fields: { trackingCode: [expect.stringContaining(rule)] } },
  })
  expect((await trackingOf(order)).trackingCode).toBeNull()
})
