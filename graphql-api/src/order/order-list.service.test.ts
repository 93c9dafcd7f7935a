import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { Order } from './order.entity.js'
import { OrderSort, OrderState } from './order.enums.js'
import { deleteOrder } from './order.service.js'
import { countOrders, listOrders } from './order-list.service.js'
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

test('a deleted order is not found', async () => {
  const gone = await placeOrder(
    shop.db,
    await buildShopper(shop.db, { name: 'Gone Away' }),
    orderInput([await buildProduct(shop.db)]),
  )
  await deleteOrder(shop.db, gone.id)

  expect(await found('gone away')).toEqual([])
})
