import { checkInvariants } from '../commands/invariants.js'
import { OrderStatus } from '../order/life/order-status.js'
import type { Order } from '../order/order.entity.js'
import { type CourierShop, openCourierShop } from '../testing/courier-shop.js'
import { askCouriers } from './ask-couriers.service.js'
import { type Courier, CourierSilent } from './courier.js'
import { CourierNotice } from './courier-notice.entity.js'
import { listOpenSendings } from './open-sendings.service.js'
import { beginSending } from './sending.js'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

/** Orders that the courier has, or never got, and of which nobody knows. */
const openOrders = async (count: number, fault: 'answer lost' | 'away') => {
  shop.steadfast.fault = fault
  const orders: Order[] = []
  for (let i = 0; i < count; i++) orders.push(await shop.newOrder())
  for (const { id } of orders) await shop.send([id])
  shop.steadfast.fault = null
  return orders
}

/** The courier, which is silent about these, and notes what it was asked. */
const silentAbout = (isSilent: (invoice: string) => boolean) => {
  const asked: string[] = []
  const courier: Courier = {
    ...shop.courier,
    status: async (of) => {
      asked.push(of.invoice)
      if (isSilent(of.invoice)) throw new CourierSilent('Steadfast has not answered')
      return shop.courier.status(of)
    },
  }
  return { asked, courier }
}

test('a courier that is away is asked three times, not once for each order; the next round begins with the others', async () => {
  const orders = await openOrders(5, 'answer lost')
  const reported = jest.fn()
  const away = silentAbout(() => true)
  await askCouriers(shop.db, [away.courier], reported)
  expect(away.asked).toHaveLength(3)
  expect(reported).toHaveBeenCalledTimes(3)

  const back = silentAbout((invoice) => away.asked.includes(invoice))
  await askCouriers(shop.db, [back.courier], reported)
  expect(back.asked.slice(2).sort()).toEqual([...away.asked].sort())
  const others = orders.filter(({ number }) => !away.asked.includes(number))
  for (const { id } of others) expect(await shop.statusOf(id)).toBe(OrderStatus.SHIPPED)
  await shop.ask()
  for (const { id } of orders) expect(await shop.statusOf(id)).toBe(OrderStatus.SHIPPED)
})

test('parcels too: those that it was not asked about come with the next round, not in six hours', async () => {
  for (let i = 0; i < 5; i++) await shop.sentOrder()
  await shop.db.query(`UPDATE shipment SET "sentAt" = now() - interval '7 hours', "heardAt" = NULL`)
  const away = silentAbout(() => true)
  await askCouriers(shop.db, [away.courier], () => undefined)
  expect(away.asked).toHaveLength(3)

  const back = silentAbout(() => false)
  await askCouriers(shop.db, [back.courier], () => undefined)
  expect(back.asked.length).toBeGreaterThan(1)
  expect(back.asked.filter((invoice) => away.asked.includes(invoice))).toEqual([])
})

test.each([
  ['what it was told of', () => openOrders(1, 'answer lost'), 'SELECT FROM courier_sending FOR UPDATE'],
  [
    'a parcel',
    async () => {
      await shop.sentOrder()
      await shop.db.query(
        `UPDATE shipment SET "sentAt" = now() - interval '7 hours', "heardAt" = NULL, "askedAt" = NULL`,
      )
    },
    'SELECT FROM shipment FOR UPDATE',
  ],
])('about %s a courier is asked by one server at a time, and no other waits for it', async (_, begin, claiming) => {
  await shop.ask()
  await begin()
  const { asked, courier } = silentAbout(() => false)
  const reported = jest.fn()
  const ask = () => askCouriers(shop.db, [courier], reported)
  await shop.db.transaction(async (tx) => {
    await tx.query(claiming)
    await ask()
  })
  expect([asked, reported.mock.calls]).toEqual([[], []])

  await ask()
  expect(asked.length).toBeGreaterThan(0)
})

test('an answer that the documents of the courier do not name waits for somebody once, with its order, however often it comes', async () => {
  const sent = await shop.sentOrder()
  for (const status of ['teleported', 'teleported', 'pending', 'teleported']) await shop.answers(sent, status)

  expect(await shop.statusOf(sent.id)).toBe(OrderStatus.SHIPPED)
  const notices = await shop.db.findBy(CourierNotice, { orderId: sent.id })
  expect(notices).toMatchObject([{ why: 'NOT_UNDERSTOOD', said: expect.stringContaining('"teleported"') }])
  const said = (await shop.eventsOf(sent.id)).filter(({ kind }) => kind === 'COURIER')
  expect(said.map(({ note }) => note)).toEqual(['teleported', 'pending', 'teleported'])
})

test.each(['no parcel', 'no answer'])(
  'an order that is sent anew while the courier says %s of it stays with who sends it',
  async (said) => {
    const [order] = await openOrders(1, 'away')
    if (!order) throw new Error('The order is missing')
    await shop.db.query(`UPDATE courier_sending SET since = now() - interval '11 minutes'`)
    const slow: Courier = {
      ...shop.courier,
      status: async () => {
        await shop.db.query(`UPDATE courier_sending SET "busyUntil" = now() - interval '1 second'`)
        await beginSending(shop.db, shop.courier, order.id, null)
        if (said === 'no answer') throw new CourierSilent('Steadfast has not answered')
        return null
      },
    }
    await askCouriers(shop.db, [slow], () => undefined)

    expect(await listOpenSendings(shop.db)).toMatchObject([{ orderId: order.id }])
    await expect(beginSending(shop.db, shop.courier, order.id, null)).rejects.toMatchObject({ code: 'BEING_SENT' })
    await shop.db.query('DELETE FROM courier_sending')
  },
)
