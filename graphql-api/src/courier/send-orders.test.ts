import { checkInvariants } from '../commands/invariants.js'
import { correctOrder } from '../order/by-hand/correct-order.service.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { CancelReason, OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Shipment } from '../order/life/shipment.entity.js'
import { takeBackStep } from '../order/life/take-back.service.js'
import type { Order } from '../order/order.entity.js'
import { OrderLine } from '../order/order-line.entity.js'
import { type CourierShop, openCourierShop } from '../testing/courier-shop.js'
import type { SteadfastFault } from '../testing/steadfast-server.js'
import { askCouriers } from './ask-couriers.service.js'
import type { Courier } from './courier.js'
import { CourierSending } from './courier-sending.entity.js'
import { listOpenSendings } from './open-sendings.service.js'
import { sendOrders } from './send-orders.service.js'
import { openSteadfast } from './steadfast/steadfast.js'

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

describe('sending with Steadfast', () => {
  test('tells it what its documents ask for, and the order has its tracking', async () => {
    const order = await shop.newOrder({ area: 'Dhanmondi', callFirst: true, receiverName: 'Amina' })
    const [outcome] = await shop.send([order.id], 'Fragile')

    const parcel = shop.steadfast.parcels.get(order.number)
    expect(parcel).toMatchObject({
      invoice: order.number,
      recipient_name: 'Amina',
      recipient_phone: order.phone.replace('+88', ''),
      recipient_address: 'House 12, Road 5, Dhanmondi, Dhanmondi, Dhaka',
      cod_amount: order.total,
      note: 'Fragile. Call before coming',
    })
    expect(outcome).toMatchObject({ code: null, order: { status: OrderStatus.SHIPPED } })
    expect(await shop.db.findOneBy(Shipment, { orderId: order.id })).toMatchObject({
      courier: 'Steadfast',
      consignmentId: String(parcel?.consignment_id),
      trackingCode: parcel?.tracking_code,
      trackingUrl: `https://steadfast.com.bd/t/${parcel?.tracking_code}`,
    })
    await expect(takeBackStep(shop.db, order.id, shop.admin)).rejects.toMatchObject({ code: 'STEP_STAYS' })
  })

  test('of many each is told by itself: taken, refused in its words, or not even asked about', async () => {
    shop.steadfast.refuses.add('Rangpur')
    const [good, refused, long] = [
      await shop.newOrder(),
      await shop.newOrder({ district: 'Rangpur' }),
      await shop.newOrder({ address: 'x'.repeat(260) }),
    ]
    const other = await shop.newOrder({ district: 'Rangpur' })

    expect(await shop.send([good.id, refused.id, long.id])).toMatchObject([
      { id: good.id, order: { status: OrderStatus.SHIPPED }, code: null },
      { id: refused.id, order: null, code: 'COURIER_REFUSED', words: 'Delivery area not found' },
      { id: long.id, code: 'COURIER_REFUSED', words: 'The address has 267 letters; Steadfast takes 250.' },
    ])
    expect(await shop.send([other.id])).toMatchObject([{ code: 'COURIER_REFUSED', words: 'Delivery area not found' }])
    expect(await listOpenSendings(shop.db)).toEqual([])
    expect(await shop.statusOf(refused.id)).toBe(OrderStatus.PLACED)
  })

  test('what was taken is known before it is asked why it refuses others, and it is asked of a few', async () => {
    shop.steadfast.refuses.add('Rangpur')
    const good = await shop.newOrder()
    const refused = await Promise.all(Array.from({ length: 7 }, () => shop.newOrder({ district: 'Rangpur' })))
    const meanwhile: OrderStatus[] = []
    shop.steadfast.meanwhile = async (url) => {
      if (url !== '/create_order') return
      meanwhile.push(await shop.statusOf(good.id))
      // As if it took longer than the sendings are claimed for.
      await shop.db.query('UPDATE courier_sending SET "busyUntil" = now()')
      await shop.ask()
    }
    const [sent, ...others] = await shop.send([good, ...refused].map(({ id }) => id))

    expect(meanwhile).toEqual(Array(5).fill(OrderStatus.SHIPPED))
    expect(sent).toMatchObject({ code: null, order: { status: OrderStatus.SHIPPED } })
    const { trackingCode } = await shop.db.findOneByOrFail(Shipment, { orderId: good.id })
    expect(trackingCode).toBe(shop.steadfast.parcels.get(good.number)?.tracking_code)
    expect(others.map(({ code, words }) => [code, words])).toEqual([
      ...Array.from({ length: 5 }, () => ['COURIER_REFUSED', 'Delivery area not found']),
      ...Array.from({ length: 2 }, () => ['COURIER_REFUSED', 'The courier gave no reason.']),
    ])
    expect(await listOpenSendings(shop.db)).toEqual([])
  })

  test('a Steadfast that is slow to refuse is soon asked no more', async () => {
    shop.steadfast.refuses.add('Rangpur')
    const refused = await Promise.all(Array.from({ length: 3 }, () => shop.newOrder({ district: 'Rangpur' })))
    const begins = Date.now()
    let asked = 0
    const now = jest.spyOn(Date, 'now').mockImplementation(() => begins + 16_000 * asked)
    shop.steadfast.meanwhile = async (url) => {
      if (url === '/create_order') asked++
    }
    const outcomes = await shop.send(refused.map(({ id }) => id)).finally(() => now.mockRestore())

    expect(asked).toBe(1)
    const silent = { code: 'COURIER_REFUSED', words: 'The courier gave no reason.' }
    expect(outcomes).toMatchObject([{ words: 'Delivery area not found' }, silent, silent])
  })

  /** Steadfast takes so long that the shop asks about this order by itself before it answers. */
  const settledMeanwhile = ({ id }: Order, then: () => Promise<unknown> = async () => {}) => {
    shop.steadfast.meanwhile = async () => {
      await shop.db.query('UPDATE courier_sending SET "busyUntil" = now() WHERE "orderId" = $1', [id])
      await shop.ask()
      await then()
    }
  }

  test.each([1, 2])(
    'one of %d that the shop settled by itself meanwhile has its tracking all the same',
    async (many) => {
      const orders = [await shop.newOrder(), await shop.newOrder()].slice(0, many)
      const [first] = orders
      if (!first) throw new Error('there is none')
      settledMeanwhile(first)
      const outcomes = await shop.send(orders.map(({ id }) => id))

      expect(outcomes).toMatchObject(
        orders.map(({ id }) => ({ id, code: null, order: { status: OrderStatus.SHIPPED } })),
      )
      const { consignment_id, tracking_code } = shop.steadfast.parcels.get(first.number) ?? {}
      expect(await shop.db.findOneBy(Shipment, { orderId: first.id })).toMatchObject({
        consignmentId: String(consignment_id),
        trackingCode: tracking_code,
        trackingUrl: `https://steadfast.com.bd/t/${tracking_code}`,
      })
      expect((await shop.eventsOf(first.id)).filter(({ to }) => to !== null)).toMatchObject([
        { to: 'SHIPPED', by: OrderActor.SYSTEM },
      ])
    },
  )

  test('so has one that was delivered before the answer came; one that went by hand meanwhile is left as it is', async () => {
    const [delivered, byHand] = [await shop.newOrder(), await shop.newOrder()]
    settledMeanwhile(delivered, () => takeStep(shop.db, delivered.id, shop.admin, { to: OrderStatus.DELIVERED }))
    expect(await shop.send([delivered.id])).toMatchObject([{ code: null, order: { status: OrderStatus.DELIVERED } }])
    const { trackingCode } = await shop.db.findOneByOrFail(Shipment, { orderId: delivered.id })
    expect(trackingCode).toBe(shop.steadfast.parcels.get(delivered.number)?.tracking_code)

    const shipment = { courier: 'Jamal', trackingCode: null, trackingUrl: null }
    shop.steadfast.meanwhile = async () => {
      await shop.db.delete(CourierSending, { orderId: byHand.id })
      await takeStep(shop.db, byHand.id, shop.admin, { to: OrderStatus.SHIPPED, shipment })
    }
    expect(await shop.send([byHand.id])).toMatchObject([{ code: 'STATUS_CHANGED' }])
    expect(await shop.db.findOneBy(Shipment, { orderId: byHand.id })).toMatchObject(shipment)
  })

  const faults: SteadfastFault[] = ['away', '500', 'answer lost', '500 after taking', 'slow', 'moved']
  const leavesParcels: SteadfastFault[] = ['answer lost', '500 after taking', 'slow']
  const cases = faults.flatMap((fault) => [1, 2].map((many) => ({ fault, many })))

  test.each(cases)('is once for each of $many orders where it is $fault', async ({ fault, many }) => {
    const orders = await Promise.all(Array.from({ length: many }, () => shop.newOrder()))
    const ids = orders.map(({ id }) => id)
    const before = shop.steadfast.parcels.size
    shop.steadfast.fault = fault
    // A busy machine is slow, not wrong: only for what never answers the patience ends soon.
    const asked = fault === 'slow' ? openSteadfast(shop.steadfast.config, 300) : shop.courier
    expect(await shop.send(ids, null, asked)).toMatchObject(
      ids.map((id) => ({ id, order: null, code: 'COURIER_SILENT' })),
    )

    expect((await listOpenSendings(shop.db)).map(({ orderId }) => orderId).sort()).toEqual([...ids].sort())
    for (const id of ids) {
      const cancelled = takeStep(shop.db, id, shop.admin, { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE })
      await expect(cancelled).rejects.toMatchObject({ code: 'BEING_SENT' })
    }

    shop.steadfast.fault = null
    const told: string[] = []
    shop.steadfast.meanwhile = async (url) => void told.push(url)
    expect(await shop.send(ids)).toMatchObject(
      ids.map((id) => ({ id, order: { status: OrderStatus.SHIPPED }, code: null })),
    )
    // What it has it is only asked about.
    expect(told).toHaveLength(leavesParcels.includes(fault) ? 0 : 1)
    expect(shop.steadfast.parcels.size - before).toBe(many)
    expect(await listOpenSendings(shop.db)).toEqual([])
  })

  test('is once where two admins send at the same time', async () => {
    const order = await shop.newOrder()
    const before = shop.steadfast.parcels.size
    const outcomes = (await Promise.all([shop.send([order.id]), shop.send([order.id])])).flat()

    expect(shop.steadfast.parcels.size - before).toBe(1)
    expect(outcomes.filter(({ code }) => code === null)).toHaveLength(1)
    expect(['BEING_SENT', 'STATUS_CHANGED']).toContain(outcomes.find(({ code }) => code !== null)?.code)
  })

  test('two admins who send the same orders are told of each, and none goes out as it no longer is', async () => {
    const orders = await Promise.all([shop.newOrder(), shop.newOrder(), shop.newOrder(), shop.newOrder()])
    const [first, second, corrected, cancelled] = orders.map((order) => order.id)
    const seen = orders.map(({ id, status, version }) => ({ id, expectedStatus: status, expectedVersion: version }))
    const { productId } = await shop.db.findOneByOrFail(OrderLine, { orderId: corrected ?? '' })
    await correctOrder(shop.db, shop.admin, {
      ...{ id: corrected ?? '', address: 'Road 2', district: 'Dhaka', phone: '+8801712345678' },
      ...{ lines: [{ productId, quantity: 1 }], expectedTotal: orders[2]?.total ?? 0, expectedVersion: 1 },
    })
    await takeStep(shop.db, cancelled ?? '', shop.admin, { to: OrderStatus.CANCELLED, reason: CancelReason.FAKE })
    const before = shop.steadfast.parcels.size

    const ids = orders.map(({ id }) => id)
    const tries = await Promise.all(
      [1, 2].map(() => sendOrders(shop.db, shop.courier, shop.admin, { ids, note: null, seen })),
    )
    const codesOf = (id: string | undefined) =>
      tries.map((outcomes) => outcomes.find((outcome) => outcome.id === id)?.code)
    for (const id of [first, second]) {
      expect(codesOf(id).filter((code) => code === null)).toHaveLength(1)
      expect(['BEING_SENT', 'STATUS_CHANGED']).toContain(codesOf(id).find((code) => code !== null))
    }
    expect(codesOf(corrected)).toEqual(['ORDER_CHANGED', 'ORDER_CHANGED'])
    expect(codesOf(cancelled)).toEqual(['STATUS_CHANGED', 'STATUS_CHANGED'])
    expect(shop.steadfast.parcels.size - before).toBe(2)
    expect(await shop.statusOf(corrected ?? '')).toBe(OrderStatus.PLACED)
  })

  test('the shop itself finds out what was taken, and after ten minutes what never arrived', async () => {
    const [taken, lost] = [await shop.newOrder(), await shop.newOrder()]
    shop.steadfast.fault = 'answer lost'
    await shop.send([taken.id])
    shop.steadfast.fault = 'away'
    await shop.send([lost.id])
    shop.steadfast.fault = null

    await shop.ask()
    expect(await shop.statusOf(taken.id)).toBe(OrderStatus.SHIPPED)
    expect((await shop.eventsOf(taken.id))[0]).toMatchObject({ by: OrderActor.SYSTEM, userId: null })
    expect(await listOpenSendings(shop.db)).toMatchObject([{ orderId: lost.id }])

    await shop.db.query(`UPDATE courier_sending SET since = now() - interval '11 minutes'`)
    await shop.ask()
    expect(await listOpenSendings(shop.db)).toEqual([])
    expect(await shop.statusOf(lost.id)).toBe(OrderStatus.PLACED)
  })
})

test('one parcel of which the courier cannot tell leaves no other in doubt', async () => {
  shop.steadfast.fault = 'answer lost'
  const orders = [await shop.newOrder(), await shop.newOrder(), await shop.newOrder()]
  for (const { id } of orders) await shop.send([id])
  shop.steadfast.fault = null
  const [first, ...others] = orders
  const reported = jest.fn()
  const unsure: Courier = {
    ...shop.courier,
    status: async (asked) => {
      if (asked.invoice === first?.number) throw new Error('Steadfast answers with 500')
      return shop.courier.status(asked)
    },
  }

  await askCouriers(shop.db, [unsure], reported)

  for (const { id } of others) expect(await shop.statusOf(id)).toBe(OrderStatus.SHIPPED)
  expect(reported).toHaveBeenCalledTimes(1)
  if (first) expect(await shop.send([first.id])).toMatchObject([{ code: null, order: { status: OrderStatus.SHIPPED } }])
})
