import { randomUUID } from 'node:crypto'
import { checkInvariants } from '../../commands/invariants.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import { buildProduct, buildShopper, orderInput } from '../../testing/factories.js'
import { type LifeShop, openLifeShop, rider, wayTo } from '../../testing/life-shop.js'
import { listOwed } from '../cash/cash.service.js'
import { Order } from '../order.entity.js'
import { OrderLine } from '../order-line.entity.js'
import { placeOrder } from '../place-order.service.js'
import type { DeliverPartlyInput } from './deliver-partly.input.js'
import { deliverPartly } from './deliver-partly.service.js'
import { OrderStatus, ReturnReason } from './order-status.js'
import { takeBackStep } from './take-back.service.js'

const { PLACED, CONFIRMED, SHIPPED, RETURNING, DELIVERED, CANCELLED, RETURNED } = OrderStatus

let shop: LifeShop
beforeAll(async () => {
  shop = await openLifeShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

test('partly delivered or undone is only what was seen', async () => {
  const { id, product } = await shop.orderThatIs(SHIPPED, RETURNING)
  const { id: variantId } = await shop.db.findOneByOrFail(ProductVariant, { productId: product.id })
  const partly = { id, cameBack: [{ variantId, quantity: 1 }], collected: 0, note: 'Nothing in hand' }
  const isTold = { code: 'STATUS_CHANGED', details: { status: RETURNING } }

  await expect(deliverPartly(shop.db, shop.admin, { ...partly, expectedStatus: SHIPPED })).rejects.toMatchObject(isTold)
  await expect(takeBackStep(shop.db, id, shop.admin, { expectedStatus: SHIPPED })).rejects.toMatchObject(isTold)
  expect(await takeBackStep(shop.db, id, shop.admin, { expectedStatus: RETURNING })).toMatchObject({ status: SHIPPED })
})

describe('of an order some was kept at the door', () => {
  /** Three tasbih for 450 each and two caps for 200 each, on their way. */
  const sent = async (...steps: OrderStatus[]) => {
    const [tasbih, cap] = [await buildProduct(shop.db), await buildProduct(shop.db, { price: 200 })]
    const lines = [
      { productId: tasbih.id, quantity: 3 },
      { productId: cap.id, quantity: 2 },
    ]
    const order = await placeOrder(
      shop.db,
      await buildShopper(shop.db),
      orderInput([], { lines, expectedTotal: 3 * 450 + 2 * 200 }),
    )
    for (const to of steps) await shop.step(order.id, { to })
    const [ofTasbih, ofCap] = await linesOf(order.id)
    if (!ofTasbih || !ofCap) throw new Error('The lines are missing')
    const kept = {
      id: order.id,
      cameBack: [
        { variantId: ofTasbih.variantId, quantity: 1, writtenOff: 1 },
        { variantId: ofCap.variantId, quantity: 2 },
      ],
    }
    const stock = async () => [await shop.available(tasbih.id), await shop.available(cap.id)]
    return { id: order.id, stock, tasbih: ofTasbih, cap: ofCap, input: { ...kept, collected: 900 } }
  }
  const linesOf = (orderId: string) => shop.db.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } })
  const say = (input: DeliverPartlyInput) => deliverPartly(shop.db, shop.admin, input)
  const readOrder = (id: string) => shop.db.findOneByOrFail(Order, { id })

  const note = 'As the rider says'

  test.each([SHIPPED, RETURNING])(
    'from %s: it is delivered for what was collected, the rest follows, once, with a way back',
    async (from) => {
      const { id, input, stock } = await sent(...wayTo[from])
      const before = { order: await readOrder(id), lines: await linesOf(id) }

      await Promise.all([say(input), say(input), say(input)])
      expect(await readOrder(id)).toMatchObject({
        status: DELIVERED,
        total: 900,
        doorDifference: 0,
        deliveredAt: expect.any(Date),
      })
      expect(await linesOf(id)).toMatchObject([
        { quantity: 2, cameBack: 1 },
        { quantity: 0, cameBack: 2 },
      ])
      expect(await stock()).toEqual([7, 10])
      expect((await shop.eventsOf(id)).slice(wayTo[from].length)).toMatchObject([{ from, to: DELIVERED, cameBack: 3 }])
      expect((await listOwed(shop.db, rider.courier)).find((owed) => owed.id === id)).toMatchObject({ total: 900 })

      expect(await takeBackStep(shop.db, id, shop.admin)).toEqual(before.order)
      expect({ order: await readOrder(id), lines: await linesOf(id) }).toEqual(before)
      expect(await stock()).toEqual([7, 8])

      await say({ ...input, collected: 850, note: 'He had no more with him' })
      expect(await readOrder(id)).toMatchObject({ total: 850, doorDifference: -50 })
      expect(await shop.step(id, { to: RETURNED, reason: ReturnReason.DAMAGED })).toMatchObject({ status: RETURNED })
      expect(await stock()).toEqual([9, 10])
    },
  )

  test('whoever says otherwise what of it is spoilt, or why, is not told that it was done', async () => {
    const { input, stock } = await sent(SHIPPED)
    await say({ ...input, note })
    const left = await stock()
    const whole = { ...input, cameBack: input.cameBack.map((back) => ({ ...back, writtenOff: 0 })) }
    for (const other of [{ ...whole, note }, input])
      await expect(say(other)).rejects.toMatchObject({ code: 'STATUS_CHANGED', details: { status: DELIVERED } })
    expect(await say({ ...input, note })).toMatchObject({ status: DELIVERED })
    expect(await stock()).toEqual(left)
  })

  test('where nothing was kept all of it came back', async () => {
    const { id, input, tasbih, cap, stock } = await sent(SHIPPED)
    const all = {
      ...input,
      collected: 0,
      cameBack: [tasbih, cap].map(({ variantId, quantity }) => ({ variantId, quantity })),
    }
    await expect(say({ ...all, collected: 60 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    for (let time = 0; time < 2; time++)
      expect(await say(all)).toMatchObject({ status: RETURNED, deliveredAt: null, total: 1750 })
    const spoilt = {
      ...all,
      cameBack: [{ variantId: tasbih.variantId, quantity: tasbih.quantity, writtenOff: 1 }, ...all.cameBack.slice(1)],
    }
    await expect(say(spoilt)).rejects.toMatchObject({ code: 'STATUS_CHANGED' })
    expect(await stock()).toEqual([10, 10])
    expect(await shop.eventsOf(id)).toHaveLength(2)
  })

  test.each<[string, OrderStatus, (asked: Awaited<ReturnType<typeof sent>>) => Partial<DeliverPartlyInput>]>([
    ['STATUS_CHANGED', PLACED, () => ({})],
    ['STATUS_CHANGED', CONFIRMED, () => ({})],
    ['STATUS_CHANGED', DELIVERED, () => ({})],
    ['STATUS_CHANGED', CANCELLED, () => ({})],
    ['STATUS_CHANGED', RETURNED, () => ({})],
    ['BAD_USER_INPUT', SHIPPED, ({ cap: { variantId } }) => ({ cameBack: [{ variantId, quantity: 3 }], note })],
    [
      'BAD_USER_INPUT',
      SHIPPED,
      ({ cap: { variantId } }) => ({ cameBack: [{ variantId, quantity: 1, writtenOff: 2 }], note }),
    ],
    ['BAD_USER_INPUT', SHIPPED, () => ({ cameBack: [{ variantId: randomUUID(), quantity: 1 }], note })],
    ['BAD_USER_INPUT', SHIPPED, () => ({ collected: 850 })],
    ['BAD_USER_INPUT', SHIPPED, () => ({ collected: 1751, note })],
  ])('%s from %s, and nothing changes', async (code, status, given) => {
    const asked = await sent(...wayTo[status])
    const before = await Promise.all([readOrder(asked.id), linesOf(asked.id), shop.eventsOf(asked.id), asked.stock()])
    await expect(say({ ...asked.input, ...given(asked) })).rejects.toMatchObject({ code })
    expect(await Promise.all([readOrder(asked.id), linesOf(asked.id), shop.eventsOf(asked.id), asked.stock()])).toEqual(
      before,
    )
  })
})
