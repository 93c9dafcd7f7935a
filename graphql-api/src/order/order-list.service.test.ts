import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { OrderCash } from './cash/cash.js'
import { exportOrders } from './export-orders.service.js'
import { Shipment } from './life/shipment.entity.js'
import type { OrderFilter } from './order.args.js'
import { Order } from './order.entity.js'
import { OrderSort, OrderState } from './order.enums.js'
import { deleteOrder } from './order.service.js'
import { countByState } from './order-counts.service.js'
import { countOrders, listOrders, listOrdersByIds } from './order-list.service.js'
import { placeOrder } from './place-order.service.js'

let shop: TestShop
let orders: Record<'amina' | 'karim' | 'percy' | 'mayesha', Order>
beforeAll(async () => {
  shop = await openTestShop()
  const product = await buildProduct(shop.db, { quantity: 100 })
  const order = async (name: string, phone: string, number: string) => {
    const placed = await placeOrder(shop.db, await buildShopper(shop.db, { name }), orderInput([product], { phone }))
    await shop.db.update(Order, { id: placed.id }, { number })
    return placed
  }
  orders = {
    amina: await order('Amina Rahman', '+8801712345678', 'SS-7K3M9Q'),
    karim: await order('Md. Karim', '+8801898765432', 'SS-222444'),
    percy: await order('100% Percy_O', '+8801555000111', 'SS-AAAAAA'),
    mayesha: await order('মায়েশা', '+8801911223344', 'SS-BBBBBB'),
  }
  await markDelivered(shop.db, orders.mayesha.id)
  await markDelivered(shop.db, orders.karim.id)
})
afterAll(() => shop.close())

const { TO_CONFIRM, TO_SEND, ON_THE_WAY, DELIVERED, ENDED, ALL } = OrderState
const page = { page: 0, size: 10 }
const namesOf = (ids: string[]) =>
  ids.map((id) => Object.entries(orders).find(([, order]) => order.id === id)?.[0] ?? 'somebody else')
const found = async (search: string | null, state = OrderState.ALL, sort?: OrderSort) =>
  namesOf((await listOrders(shop.db, { search, state }, page, sort)).map(({ id }) => id))

test('those to deliver come first, the newest first among these and the others', async () => {
  expect(await found(null)).toEqual(['percy', 'amina', 'mayesha', 'karim'])
  expect(await found(null, OrderState.ALL, OrderSort.NEWEST)).toEqual(['mayesha', 'percy', 'karim', 'amina'])
})

test('the delivered and the others can be read apart', async () => {
  expect(await found(null, OrderState.TO_DELIVER)).toEqual(['percy', 'amina'])
  expect(await found(null, OrderState.DELIVERED)).toEqual(['mayesha', 'karim'])
  expect(await countOrders(shop.db, { state: OrderState.DELIVERED })).toBe(2)
})

test('orders that are asked for by their ids come in that order, without those that are not there', async () => {
  const asked = [orders.percy.id, '00000000-0000-4000-8000-000000000000', orders.amina.id, orders.karim.id]
  expect(namesOf((await listOrdersByIds(shop.db, asked)).map(({ id }) => id))).toEqual(['percy', 'amina', 'karim'])
})

test('pages follow each other without a gap', async () => {
  const pages = [0, 1, 2, 3, 4].map((page) => listOrders(shop.db, { state: OrderState.ALL }, { page, size: 1 }))

  expect(namesOf((await Promise.all(pages)).flat().map(({ id }) => id))).toEqual(await found(null))
})

test.each([
  ['its number', 'SS-7K3M9Q', ['amina']],
  ['its number without the prefix, in small letters', '7k3m9q', ['amina']],
  ['its number as somebody writes it down', 'ss7k3m9q', ['amina']],
  ['a number of digits alone', '222444', ['karim']],
  ['a name', 'Amina Rahman', ['amina']],
  ['a part of a name, in any case', 'RAHM', ['amina']],
  ['the words of a name in any order', 'rahman amina', ['amina']],
  ['a short word that begins a name', 'md', ['karim']],
  ['a name in Bangla', 'মায়ে', ['mayesha']],
  ['a short name in Bangla', 'মা', ['mayesha']],
  ['a phone number', '01712345678', ['amina']],
  ['a phone number with gaps', '01712-345 678', ['amina']],
  ['a phone number from abroad', '+880 1712 345678', ['amina']],
  ['a phone number dialled from abroad', '008801712345678', ['amina']],
  ['a phone number with the zero in brackets', '+880 (0)1712-345678', ['amina']],
  ['a phone number in Bangla digits', '০১৭১২৩৪৫৬৭৮', ['amina']],
  ['the last four digits of a phone', '5678', ['amina']],
  ['a name and a phone', 'karim 0189-8765432', ['karim']],
  ['a percent sign, which stands for itself', '100%', ['percy']],
  ['an underscore, which stands for itself', 'y_o', ['percy']],
  ['a backslash', 'percy\\', []],
  ['a sign that stands nowhere', '🕌', []],
  ['somebody who has ordered nothing', 'Zulekha', []],
  ['white space', '   ', ['percy', 'amina', 'mayesha', 'karim']],
])('an order is found by %s', async (_, search, who) => {
  expect(await found(search)).toEqual(who)
  expect(await countOrders(shop.db, { search, state: OrderState.ALL })).toBe(who.length)
})

test('a search looks only among the orders that are meant', async () => {
  expect(await found('karim', OrderState.TO_DELIVER)).toEqual([])
})

describe('a filter', () => {
  beforeAll(async () => {
    const facts = [
      [
        'amina',
        { placedAt: '2026-03-01T17:59:59Z', district: 'Dhaka', total: 500, customerEmail: 'amina.r@example.com' },
      ],
      ['karim', { placedAt: '2026-03-01T18:00:00Z', district: 'Sylhet', total: 1500, address: 'Zindabazar Road 4' }],
      ['percy', { placedAt: '2026-03-02T12:00:00Z', district: 'Sylhet', total: 2500, area: 'Kotwali' }],
      ['mayesha', { placedAt: '2026-03-04T12:00:00Z', district: 'Dhaka', total: 900 }],
    ] as const
    for (const [name, { placedAt, ...more }] of facts)
      await shop.db.update(Order, { id: orders[name].id }, { placedAt: new Date(placedAt), ...more })
    await shop.db.insert(Shipment, { orderId: orders.percy.id, courier: 'Sundarban', trackingCode: 'SB7-a9k' })
    await shop.db.insert(Shipment, { orderId: orders.karim.id, courier: 'Jamal', consignmentId: '1424107' })
  })

  test.each<[string, Partial<OrderFilter>, string[]]>([
    ['from a day of Dhaka on', { from: '2026-03-02' }, ['mayesha', 'percy', 'karim']],
    ['up to a day, all of it', { to: '2026-03-01' }, ['amina']],
    ['of one day', { from: '2026-03-02', to: '2026-03-02' }, ['percy', 'karim']],
    ['of days without any', { from: '2026-03-05' }, []],
    ['to a district', { district: 'Sylhet' }, ['percy', 'karim']],
    ['by a courier, in any case', { courier: 'sundarBAN' }, ['percy']],
    ['of so much', { minTotal: 900, maxTotal: 1500 }, ['mayesha', 'karim']],
    ['of all at once', { from: '2026-03-01', district: 'Sylhet', maxTotal: 2000, search: 'karim' }, ['karim']],
    ['and of a status', { district: 'Dhaka', state: OrderState.DELIVERED }, ['mayesha']],
    ['whose cash a courier has', { cash: OrderCash.WITH_COURIER }, ['karim']],
    ['whose cash is in the shop', { cash: OrderCash.RECEIVED }, ['mayesha']],
    ['whose cash is to be collected', { cash: OrderCash.TO_COLLECT }, []],
    ['by a tracking number, in any case and with gaps', { search: 'sb7 A9K' }, ['percy']],
    ['by a tracking number in the tab of its order', { search: 'SB7A9K', state: OrderState.TO_CONFIRM }, ['percy']],
    ['by the end of a tracking number, in any case', { search: 'b7-A9k' }, ['percy']],
    ['by its last four characters, with gaps and in Bangla digits', { search: '৭ a৯K' }, ['percy']],
    ['by no fewer of them', { search: 'a9k' }, []],
    ['by no sign that stands for any', { search: '_a9k' }, []],
    ['by no beginning of a tracking number', { search: 'SB7a' }, []],
    ['by the courier’s id of a parcel', { search: '1424107', state: OrderState.DELIVERED }, ['karim']],
    ['by that in Bangla digits', { search: '১৪২৪১০৭' }, ['karim']],
    ['by an email', { search: 'amina.r@example' }, ['amina']],
    ['by an address', { search: 'zindabazar' }, ['karim']],
    ['by an area', { search: 'kotwali' }, ['percy']],
  ])('finds orders %s, and counts them', async (_, given, who) => {
    const filter = { state: OrderState.ALL, ...given }
    for (const [sort, expected] of [
      [OrderSort.NEWEST, who],
      [OrderSort.OLDEST, who.toReversed()],
    ] as const)
      expect(namesOf((await listOrders(shop.db, filter, page, sort)).map(({ id }) => id))).toEqual(expected)
    expect(await countOrders(shop.db, filter)).toBe(who.length)
    const { toConfirm, toSend, onTheWay, delivered, ended, all } = await countByState(shop.db, given)
    const inEach = [TO_CONFIRM, TO_SEND, ON_THE_WAY, DELIVERED, ENDED, ALL].map((state) =>
      countOrders(shop.db, { ...given, state }),
    )
    expect([toConfirm, toSend, onTheWay, delivered, ended, all]).toEqual(await Promise.all(inEach))
    for (const sort of [OrderSort.NEWEST, OrderSort.OLDEST] as const) {
      const exported: unknown[] = []
      for await (const rows of exportOrders(shop.db, filter, sort)) exported.push(...rows.map(([number]) => number))
      const listed = await listOrders(shop.db, filter, page, sort)
      expect(exported).toEqual(listed.map(({ number }) => number))
    }
  })
})

test('a deleted order is not found', async () => {
  const gone = await placeOrder(
    shop.db,
    await buildShopper(shop.db, { name: 'Gone Away' }),
    orderInput([await buildProduct(shop.db)]),
  )
  await deleteOrder(shop.db, gone.id)

  expect(await found('gone away')).toEqual([])
})
