import { setTimeout as sleep } from 'node:timers/promises'
import { In, IsNull } from 'typeorm'
import { checkInvariants } from '../commands/invariants.js'
import { deliverPartly } from '../order/life/deliver-partly.service.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { takeBackStep } from '../order/life/take-back.service.js'
import { OrderLine } from '../order/order-line.entity.js'
import { type CourierShop, messageOf, openCourierShop } from '../testing/courier-shop.js'
import { CourierNotice } from './courier-notice.entity.js'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

type Sent = Awaited<ReturnType<CourierShop['sentOrder']>>

/** What Steadfast says at such a minute of one hour. */
const says = (
  sent: Sent,
  status: string,
  cod_amount: unknown,
  minute: number,
  tracking_message: string | null = null,
) => {
  const updated_at = `2026-11-20 10:${String(minute).padStart(2, '0')}:00`
  return shop.hears(messageOf(sent, { status, cod_amount, tracking_message, updated_at }))
}

/** What somebody is to look at, by the sum that is told of it. */
const open = async ({ id }: Sent) => {
  const notices = await shop.db.find(CourierNotice, {
    where: { orderId: id, closedAt: IsNull() },
    order: { receivedAt: 'ASC' },
  })
  return notices.map(({ why, collected }) => [why, collected])
}

test.each([
  ['without words', null],
  ['with words', 'Cash handed in'],
])('a sum that is corrected %s is heard, and takes back what was told before', async (_, tracking_message) => {
  const [wrong, other, partly] = [await shop.sentOrder(), await shop.sentOrder(), await shop.sentOrder(2)]
  await says(wrong, 'delivered', 1, 0, tracking_message)
  await says(wrong, 'delivered', wrong.total, 5, tracking_message)
  await says(other, 'delivered', other.total, 2, tracking_message)
  await says(other, 'delivered', 700, 5, tracking_message)
  await says(partly, 'partial_delivered', 430, 0, tracking_message)
  await says(partly, 'partial_delivered', 300, 5, tracking_message)
  expect(await open(wrong)).toEqual([])
  expect(await open(other)).toEqual([['OTHER_SUM', 700]])
  expect(await open(partly)).toEqual([['PARTLY_DELIVERED', 300]])

  for (const late of [wrong, other]) await says(late, 'delivered', 1, 1, tracking_message)
  await says(partly, 'partial_delivered', 430, 0, tracking_message)
  expect(await open(wrong)).toEqual([])
  expect(await open(other)).toEqual([['OTHER_SUM', 700]])
  expect(await open(partly)).toEqual([['PARTLY_DELIVERED', 300]])
})

test('a corrected sum is heard also where something else was heard since, and none of before that', async () => {
  const [asked, overtaken, early] = [await shop.sentOrder(), await shop.sentOrder(), await shop.sentOrder()]
  await shop.answers(asked, 'delivered')
  await says(asked, 'delivered', 1, 0)
  await says(asked, 'delivered', asked.total, 5)
  await says(overtaken, 'delivered', 1, 0)
  await says(overtaken, 'pending', null, 7)
  await says(overtaken, 'delivered', overtaken.total, 5)
  await says(early, 'delivered', null, 5)
  await says(early, 'partial_delivered', 1, 0)

  const ids = [asked.id, overtaken.id, early.id]
  expect(await shop.db.findBy(CourierNotice, { orderId: In(ids), closedAt: IsNull() })).toEqual([])
})

test('a sum that somebody could not know to be another one is told, though the courier told the same before', async () => {
  const [marked, moved, booked] = [await shop.sentOrder(), await shop.sentOrder(), await shop.sentOrder(2)]
  for (const sent of [marked, moved, booked]) await says(sent, 'partial_delivered', 100, 5)
  await takeStep(shop.db, marked.id, shop.admin, { to: OrderStatus.DELIVERED })
  await says(moved, 'delivered', null, 7)
  expect(await open(moved)).toEqual([['OTHER_SUM', 100]])
  const { variantId } = await shop.db.findOneByOrFail(OrderLine, { orderId: booked.id })
  const input = { id: booked.id, cameBack: [{ variantId, quantity: 1 }], collected: 120, note: 'As the rider said' }
  await deliverPartly(shop.db, shop.admin, input)
  expect(await open(booked)).toEqual([])

  for (const sent of [marked, moved, booked]) await says(sent, 'delivered', 100, 8)
  for (const sent of [marked, moved, booked]) expect(await open(sent)).toEqual([['OTHER_SUM', 100]])
})

test('a sum that somebody has looked at is not told again, though the courier tells it again', async () => {
  const sent = await shop.sentOrder()
  await says(sent, 'delivered', 1, 5)
  await shop.db.update(CourierNotice, { orderId: sent.id }, { closedAt: () => 'now()' })
  await says(sent, 'delivered', 1, 6)
  expect(await open(sent)).toEqual([])
})

test('what a mistaken step has settled is to be looked at again once it is taken back, also where the courier says it again', async () => {
  const [partly, back] = [await shop.sentOrder(), await shop.sentOrder()]
  await says(partly, 'partial_delivered', 100, 5)
  await takeStep(shop.db, partly.id, shop.admin, { to: OrderStatus.DELIVERED })
  expect(await open(partly)).toEqual([])
  await takeBackStep(shop.db, partly.id, shop.admin)
  expect(await open(partly)).toEqual([['PARTLY_DELIVERED', 100]])

  await takeStep(shop.db, back.id, shop.admin, { to: OrderStatus.RETURNED })
  await says(back, 'delivered', 50, 5)
  expect(await open(back)).toEqual([['DOES_NOT_FIT', null]])
  await takeBackStep(shop.db, back.id, shop.admin)
  await shop.answers(back, 'delivered')
  expect(await open(back)).toEqual([['OTHER_SUM', 50]])
})

test('what a mistaken step has settled stays so where the courier has told another sum since', async () => {
  const [back, partly, again] = [await shop.sentOrder(), await shop.sentOrder(2), await shop.sentOrder()]
  for (const sent of [back, again]) {
    await says(sent, 'delivered', 100, 1)
    await takeStep(shop.db, sent.id, shop.admin, { to: OrderStatus.RETURNED })
    await says(sent, 'delivered', sent.total, 5)
  }
  await says(again, 'delivered', 100, 6)
  await says(partly, 'partial_delivered', 150, 1)
  const { variantId } = await shop.db.findOneByOrFail(OrderLine, { orderId: partly.id })
  const input = { id: partly.id, cameBack: [{ variantId, quantity: 1 }], collected: 200, note: 'As the rider said' }
  await deliverPartly(shop.db, shop.admin, input)
  await says(partly, 'partial_delivered', 200, 5)

  const sums = async (sent: Sent) => (await open(sent)).filter(([, collected]) => collected !== null)
  for (const { id } of [back, partly, again]) await takeBackStep(shop.db, id, shop.admin)
  expect(await sums(back)).toEqual([])
  expect(await sums(again)).toEqual([['OTHER_SUM', 100]])
  // Somebody has to say which part, whatever it came to.
  expect(await sums(partly)).toEqual([['PARTLY_DELIVERED', 200]])
})

test('a delivery for another sum than a part came to does not confirm that part, which can be taken back', async () => {
  const [whole, agreed, silent] = [await shop.sentOrder(2), await shop.sentOrder(2), await shop.sentOrder(2)]
  for (const { id } of [whole, agreed, silent]) {
    const { variantId } = await shop.db.findOneByOrFail(OrderLine, { orderId: id })
    const input = { id, cameBack: [{ variantId, quantity: 1 }], collected: 150, note: 'As the rider said' }
    await deliverPartly(shop.db, shop.admin, input)
  }
  await says(whole, 'delivered', whole.total, 5)
  await says(agreed, 'delivered', 150, 5)
  await says(silent, 'delivered', null, 5)

  expect(await takeBackStep(shop.db, whole.id, shop.admin)).toMatchObject({ status: 'SHIPPED', total: whole.total })
  for (const { id } of [agreed, silent])
    await expect(takeBackStep(shop.db, id, shop.admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  await says(whole, 'delivered', whole.total, 6)
  expect(await shop.statusOf(whole.id)).toBe(OrderStatus.DELIVERED)
  expect(await open(whole)).toEqual([])
})

test('the same answer of a courier that is asked is told again after a step was taken back', async () => {
  const sent = await shop.sentOrder()
  await shop.answers(sent, 'partial_delivered')
  await shop.db.update(CourierNotice, { orderId: sent.id }, { closedAt: () => "now() - interval '1 hour'" })
  await takeStep(shop.db, sent.id, shop.admin, { to: OrderStatus.DELIVERED })
  await takeBackStep(shop.db, sent.id, shop.admin)
  await shop.answers(sent, 'partial_delivered')
  expect(await open(sent)).toEqual([['PARTLY_DELIVERED', null]])
})

test('a status that was overtaken tells no sum but of what is so still', async () => {
  const sent = await shop.sentOrder()
  await says(sent, 'partial_delivered', 100, 5)
  await says(sent, 'hold', null, 20)
  await says(sent, 'delivered', sent.total, 10)
  expect(await open(sent)).toEqual([['PARTLY_DELIVERED', 100]])
  await says(sent, 'partial_delivered', 150, 15)
  expect(await open(sent)).toEqual([['PARTLY_DELIVERED', 150]])
})

test.each([1000, 3_600_000])(
  'a sum that comes again takes back no later one, also where the courier’s clock is ahead by %i ms',
  async (ahead) => {
    const sent = await shop.sentOrder()
    const first = Date.now() + ahead
    const tells = (cod_amount: number, at: number) =>
      shop.hears(messageOf(sent, { status: 'delivered', cod_amount, updated_at: new Date(at).toISOString() }))
    await tells(sent.total, first)
    await tells(100, first + 500)
    // The time of the first one is past by then, or to come still.
    await sleep(1100)
    await tells(sent.total, first)

    expect(await open(sent)).toEqual([['OTHER_SUM', 100]])
    expect(await shop.db.findOneByOrFail(Shipment, { orderId: sent.id })).toMatchObject({ collected: 100 })
  },
)

test('of two sums of the same second the one with other news counts', async () => {
  const sent = await shop.sentOrder()
  await says(sent, 'partial_delivered', 100, 5)
  await says(sent, 'delivered', 150, 5)
  await says(sent, 'partial_delivered', 100, 5)
  expect(await open(sent)).toEqual([['OTHER_SUM', 150]])
  await says(sent, 'delivered', 100, 6)
  expect(await open(sent)).toEqual([['OTHER_SUM', 100]])
})

test.each([
  ['without words', null, null],
  ['with words', 'Cash handed in', 'Counted again'],
])(
  'of two sums %s of the same second and status the other one is told, whichever came first',
  async (_, one, other) => {
    const [right, wrong, both] = [await shop.sentOrder(), await shop.sentOrder(), await shop.sentOrder()]
    for (let time = 0; time < 2; time++) {
      await says(right, 'delivered', right.total, 5, one)
      await says(right, 'delivered', 100, 5, other)
      await says(wrong, 'delivered', 100, 5, one)
      await says(wrong, 'delivered', wrong.total, 5, other)
      await says(both, 'delivered', 100, 5, one)
      await says(both, 'delivered', 200, 5, other)
    }
    for (const sent of [right, wrong, both]) expect(await open(sent)).toEqual([['OTHER_SUM', 100]])

    for (const sent of [right, wrong]) await says(sent, 'delivered', sent.total, 6)
    for (const sent of [right, wrong]) expect(await open(sent)).toEqual([])
  },
)

test.each(['1,200', '100 BDT', '৳100', '১০০', '1e3', -5, 2_147_483_648, [100], true])(
  'the sum %j cannot be read: what else is said is taken, and somebody is to look at it, once',
  async (sum) => {
    const [delivered, partly] = [await shop.sentOrder(), await shop.sentOrder()]
    await says(delivered, 'delivered', sum, 5)
    await says(partly, 'partial_delivered', sum, 5)
    expect(await shop.statusOf(delivered.id)).toBe(OrderStatus.DELIVERED)
    expect(await open(delivered)).toEqual([['NOT_UNDERSTOOD', null]])
    expect(await open(partly)).toEqual([['PARTLY_DELIVERED', null]])

    await shop.db.update(CourierNotice, { orderId: delivered.id }, { closedAt: () => 'now()' })
    await says(delivered, 'delivered', sum, 5)
    expect(await open(delivered)).toEqual([])
    await says(delivered, 'delivered', sum, 6)
    expect(await open(delivered)).toEqual([['NOT_UNDERSTOOD', null]])
  },
)

test.each([undefined, null, ''])('of the sum %j nobody is told, nor of news', async (sum) => {
  const sent = await shop.sentOrder()
  await says(sent, 'pending', '1,200', 4)
  await says(sent, 'delivered', sum, 5)
  expect(await open(sent)).toEqual([])
})

test('a courier that is asked again and says the same is not heard later than it was', async () => {
  const sent = await shop.sentOrder()
  await shop.answers(sent, 'pending')
  const { statusAt } = await shop.db.findOneByOrFail(Shipment, { orderId: sent.id })
  await shop.answers(sent, 'pending')
  expect(await shop.db.findOneByOrFail(Shipment, { orderId: sent.id })).toMatchObject({ statusAt })
})
