import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { OrderActor } from './life/order-event.entity.js'
import { shipOrders } from './life/ship-orders.service.js'
import { OrderState } from './order.enums.js'
import { countOrders, listOrders } from './order-list.service.js'
import { placeOrder } from './place-order.service.js'

const rahim = { name: 'Rahim Uddin', district: 'Sylhet', courier: 'Jamal, own rider' }
const karim = { name: 'Karim Mia', district: 'Cumilla', courier: 'পাঠাও কুরিয়ার' }
const nadia = { name: 'Nadia Islam', district: "Cox's Bazar", courier: null }
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const product = await buildProduct(shop.db, { quantity: 100 })
  for (const { name, district, courier } of [rahim, karim, nadia]) {
    const order = await placeOrder(
      shop.db,
      await buildShopper(shop.db, { name }),
      orderInput([product], { district, address: 'House 12, Road 5' }),
    )
    if (courier) await shipOrders(shop.db, { id: null, by: OrderActor.ADMIN }, [{ id: order.id, courier }])
  }
})
afterAll(() => shop.close())

test.each([
  ['Sylhet', [rahim]],
  ['sylhet rahim', [rahim]],
  ['sylhet karim', []],
  ['সিলেট', [rahim]],
  ['Comilla', [karim]],
  ['কুমিল্লা karim', [karim]],
  ['কক্সবাজার', [nadia]],
  ["cox's", [nadia]],
  ['Jamal', [rahim]],
  ['own rider', [rahim]],
  ['পাঠাও', [karim]],
  ['পাঠাও সিলেট', []],
])('%j finds the orders to there, or those that went so', async (search, who) => {
  const asked = { search, state: OrderState.ALL }
  const found = await listOrders(shop.db, asked, { page: 0, size: 20 })
  expect(found.map(({ customerName }) => customerName)).toEqual(who.map(({ name }) => name))
  expect(await countOrders(shop.db, asked)).toBe(who.length)
})
