import { checkInvariants } from '../commands/invariants.js'
import { OrderStatus } from '../order/life/order-status.js'
import { type CourierShop, openCourierShop } from '../testing/courier-shop.js'
import { type Courier, CourierSilent, type Sent } from './courier.js'
import { listNotices } from './courier-notice.service.js'
import { listOpenSendings } from './open-sendings.service.js'
import { releaseOrder } from './release-order.service.js'
import { beginSending } from './sending.js'

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
const pathao = (given: Partial<Courier> = {}) => silent({ code: 'PATHAO', name: 'Pathao', ...given })
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

test('a refusal that comes late leaves the order with who has told the courier of it since', async () => {
  const { id } = await shop.newOrder()
  const send = async (): Promise<Sent[]> => {
    // As if it took longer than the sending is claimed for.
    await passes(0)
    await shop.send([id], null, silent())
    return [{ kind: 'refused', words: 'Try again later' }]
  }
  expect(await shop.send([id], null, silent({ send }))).toMatchObject([{ code: 'COURIER_REFUSED' }])
  expect(await listOpenSendings(shop.db)).toMatchObject([{ orderId: id }])
})

describe('of an order that another courier is being told of', () => {
  /** It is released from Steadfast, and Pathao is told of it, while Steadfast is asked. */
  const goneToPathao = async (id: string) => {
    await release(id)
    await beginSending(shop.db, pathao(), id, null)
  }
  const isPathaos = async (id: string) => {
    expect(await shop.statusOf(id)).toBe(OrderStatus.PLACED)
    await expect(beginSending(shop.db, pathao(), id, null)).rejects.toMatchObject({ code: 'BEING_SENT' })
  }

  test('the late yes of the first one is kept for the shop, and sends nothing', async () => {
    const id = await unanswered()
    const status: Courier['status'] = async (asked) => {
      await goneToPathao(id)
      return { ...asked, means: 'NEWS', status: 'pending', message: null, collected: null, at: new Date() }
    }
    expect(await shop.send([id], null, silent({ status }))).toMatchObject([{ order: null, code: 'STATUS_CHANGED' }])
    await isPathaos(id)
    expect(await listNotices(shop.db)).toMatchObject([{ orderId: id, why: 'RELEASED', courierCode: 'STEADFAST' }])
  })

  test('the silence of the first one lets nobody else tell it', async () => {
    const id = await unanswered()
    const status = async () => {
      await goneToPathao(id)
      throw new CourierSilent('Steadfast has not answered')
    }
    expect(await shop.send([id], null, silent({ status }))).toMatchObject([{ code: 'COURIER_SILENT' }])
    await isPathaos(id)
  })
})
