import { randomUUID } from 'node:crypto'
import { checkInvariants } from '../../commands/invariants.js'
import { deleteProduct } from '../../product/manage/manage-product.service.js'
import type { Product } from '../../product/product.entity.js'
import { ProductVariant } from '../../product/variant/product-variant.entity.js'
import { StockChange } from '../../stock/stock-change.entity.js'
import { type LifeShop, openLifeShop } from '../../testing/life-shop.js'
import { Order } from '../order.entity.js'
import { OrderStatus, ReturnReason } from './order-status.js'
import { takeBackStep } from './take-back.service.js'

const { SHIPPED, RETURNING, DELIVERED, RETURNED } = OrderStatus

let shop: LifeShop
beforeAll(async () => {
  shop = await openLifeShop()
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

describe('a lost parcel', () => {
  const lose = (id: string, writtenOff?: { variantId: string; quantity: number }[] | null) =>
    shop.step(id, { to: RETURNED, reason: ReturnReason.LOST, writtenOff })
  const variantOf = async ({ id: productId }: Product) =>
    (await shop.db.findOneByOrFail(ProductVariant, { productId })).id

  test.each([
    ['nothing is said of its pieces', null],
    ['all of them are named', 4],
  ])('never comes back to the stock, where %s; taken back it is on its way again', async (_, named) => {
    const { id, product } = await shop.orderThatIs(SHIPPED, RETURNING)
    const variantId = await variantOf(product)
    for (let time = 0; time < 2; time++)
      expect(await lose(id, named === null ? null : [{ variantId, quantity: named }])).toMatchObject({
        status: RETURNED,
      })
    expect(await shop.available(product.id)).toBe(6)
    expect(await shop.db.findBy(StockChange, { variantId, reason: 'WRITTEN_OFF' })).toMatchObject([{ change: -4 }])
    expect((await shop.eventsOf(id)).at(-1)).toMatchObject({ reason: 'LOST', writtenOff: [{ variantId, quantity: 4 }] })

    expect(await takeBackStep(shop.db, id, shop.admin)).toMatchObject({ status: RETURNING })
    expect(await shop.step(id, { to: RETURNED, reason: ReturnReason.DAMAGED })).toMatchObject({ status: RETURNED })
    expect(await shop.available(product.id)).toBe(10)
  })

  test('of what is no longer sold is lost all the same', async () => {
    const { id, product } = await shop.orderThatIs(SHIPPED)
    await deleteProduct(shop.db, product.id)
    expect(await lose(id)).toMatchObject({ status: RETURNED })
    expect(await checkInvariants(shop.db)).toEqual([])
  })

  test.each<[string, (variantId: string) => { variantId: string; quantity: number }[]]>([
    ['none of its pieces', () => []],
    ['fewer', (variantId) => [{ variantId, quantity: 3 }]],
    ['more', (variantId) => [{ variantId, quantity: 5 }]],
    ['those of another order', () => [{ variantId: randomUUID(), quantity: 4 }]],
  ])('is not lost where %s are to be written off, and nothing changes', async (_, asked) => {
    const { id, product } = await shop.orderThatIs(SHIPPED)
    const fields = { writtenOff: [expect.stringContaining('must be all pieces of the order, or not given')] }
    await expect(lose(id, asked(await variantOf(product)))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields },
    })
    expect(await shop.db.findOneByOrFail(Order, { id })).toMatchObject({ status: SHIPPED })
    expect(await shop.available(product.id)).toBe(6)
  })

  test('was on its way: what was delivered cannot be lost any more', async () => {
    const { id } = await shop.orderThatIs(DELIVERED)
    const fields = { reason: ['reason LOST is for an order that is on its way'] }
    await expect(lose(id)).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { fields } })
    expect(await shop.db.findOneByOrFail(Order, { id })).toMatchObject({ status: DELIVERED })
  })
})
