import { checkInvariants } from '../commands/invariants.js'
import { OrderStatus } from '../order/life/order-status.js'
import { type CourierShop, openCourierShop } from '../testing/courier-shop.js'
import type { Courier, Sent } from './courier.js'
import { listOpenSendings } from './open-sendings.service.js'
import { releaseOrder } from './release-order.service.js'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterEach(async () => {
  expect(await checkInvariants(shop.db)).toEqual([])
  await shop.db.query('DELETE FROM courier_sending')
})
afterAll(() => shop.close())

/** Knows of no parcel, and answers nobody who tells it of one. */
const silent = (given: Partial<Courier> = {}): Courier => ({
  ...shop.courier,
  status: async () => null,
  send: async (parcels) => parcels.map((): Sent => ({ kind: 'open' })),
  ...given,
})
const release = (id: string) => releaseOrder(shop.db, id, shop.admin, null)
const passes = (minutes: number) =>
  shop.db.query('UPDATE courier_sending SET since = since - make_interval(mins => $1), "busyUntil" = now()', [minutes])

/** The id of an order that Steadfast was told of eleven minutes ago, without an answer. */
const unanswered = async (): Promise<string> => {
  const { id } = await shop.newOrder()
  expect(await shop.send([id], null, silent())).toMatchObject([{ code: 'COURIER_SILENT' }])
  await passes(11)
  return id
}

test('a courier that is told of an order again has ten minutes anew to take it', async () => {
  const id = await unanswered()
  expect(await shop.send([id], null, silent())).toMatchObject([{ code: 'COURIER_SILENT' }])

  await shop.ask()
  expect(await listOpenSendings(shop.db)).toMatchObject([{ orderId: id }])
  await expect(release(id)).rejects.toMatchObject({ code: 'BEING_SENT' })

  await passes(11)
  await release(id)
})

test('while a courier is just being told again, nothing is released', async () => {
  const id = await unanswered()
  const meanwhile = jest.fn()
  const send = async (): Promise<Sent[]> => {
    await release(id).catch(({ code }) => meanwhile(code))
    return [{ kind: 'taken', consignmentId: '7', trackingCode: null }]
  }
  expect(await shop.send([id], null, silent({ send }))).toMatchObject([{ code: null, order: { status: 'SHIPPED' } }])
  expect(meanwhile).toHaveBeenCalledWith('BEING_SENT')
})

test('of what is released while a courier is asked about it, the courier is not told again', async () => {
  const id = await unanswered()
  const told = jest.fn(async () => [])
  const status = async () => {
    await release(id)
    return null
  }
  expect(await shop.send([id], null, silent({ status, send: told }))).toMatchObject([{ code: 'BEING_SENT' }])
  expect(told).toHaveBeenCalledWith([])
  expect(await shop.statusOf(id)).toBe(OrderStatus.PLACED)
})
