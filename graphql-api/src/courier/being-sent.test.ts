import { checkInvariants } from '../commands/invariants.js'
import { OrderStatus } from '../order/life/order-status.js'
import { deleteOrder } from '../order/order.service.js'
import { type CourierShop, openCourierShop } from '../testing/courier-shop.js'
import { waitingFor } from '../testing/waiting-for.js'
import { CourierSending } from './courier-sending.entity.js'
import { finishSending } from './sending.js'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
beforeEach(() => {
  shop.steadfast.fault = null
  shop.steadfast.meanwhile = async () => {}
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const unanswered = async () => {
  const order = await shop.newOrder()
  shop.steadfast.fault = 'answer lost'
  await shop.send([order.id])
  shop.steadfast.fault = null
  return order
}

const locking = 'SELECT FROM "order" WHERE id = $1 FOR UPDATE'

test('of two who send an order at the same moment one tells the courier of it', async () => {
  const { id } = await shop.newOrder()
  const told: string[] = []
  shop.steadfast.meanwhile = async (url) => void told.push(url)
  const { both } = await shop.db.transaction(async (tx) => {
    await tx.query(locking, [id])
    const both = Promise.all([shop.send([id]), shop.send([id])])
    expect(await waitingFor(shop.db, 2)).toBe(2)
    return { both }
  })

  expect((await both).flat().filter(({ code }) => code === null)).toHaveLength(1)
  expect(told).toEqual(['/create_order'])
})

test('that a courier has it waits for whoever changes the order, and keeps nothing from them meanwhile', async () => {
  const { id } = await unanswered()
  const { finished } = await shop.db.transaction(async (tx) => {
    await tx.query(locking, [id])
    const finished = finishSending(shop.db, shop.courier, shop.admin, id, { consignmentId: null, trackingCode: null })
    expect(await waitingFor(shop.db, 1)).toBe(1)
    const free = 'SELECT FROM courier_sending WHERE "orderId" = $1 FOR UPDATE SKIP LOCKED'
    expect(await tx.query(free, [id])).toHaveLength(1)
    return { finished }
  })

  expect(await finished).toMatchObject({ status: OrderStatus.SHIPPED })
})

test('an order of which nobody knows whether a courier has it is not removed', async () => {
  const { id } = await unanswered()
  await expect(deleteOrder(shop.db, id)).rejects.toMatchObject({ code: 'BEING_SENT' })
  expect(await shop.statusOf(id)).toBe(OrderStatus.PLACED)
})

test('what the courier refuses because it has it already, as the shop has forgotten, is sent', async () => {
  const { id, number } = await unanswered()
  await shop.db.delete(CourierSending, { orderId: id })

  expect(await shop.send([id])).toMatchObject([{ code: null, order: { status: OrderStatus.SHIPPED } }])
  expect([...shop.steadfast.parcels.keys()].filter((invoice) => invoice === number)).toHaveLength(1)
})
