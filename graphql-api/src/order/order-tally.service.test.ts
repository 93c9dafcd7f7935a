import { checkInvariants } from '../commands/invariants.js'
import { queryRow } from '../database/query-rows.js'
import { seedDemoShop } from '../embedded/demo/seed.js'
import { seedManyOrders } from '../embedded/demo/seed-many-orders.js'
import { buildProduct, buildShopper, orderInput } from '../testing/factories.js'
import { markDelivered } from '../testing/mark-delivered.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { OrderCash } from './cash/cash.js'
import { OrderSort, OrderState } from './order.enums.js'
import { deleteOrder } from './order.service.js'
import { countOrders, listOrders } from './order-list.service.js'
import { countTallied, foldTally } from './order-tally.service.js'
import { placeOrder } from './place-order.service.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await seedDemoShop(shop.db, { accounts: false })
  await seedManyOrders(shop.db, 3000)
})
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))
afterAll(() => shop.close())

const place = async () =>
  placeOrder(shop.db, await buildShopper(shop.db), orderInput([await buildProduct(shop.db, { quantity: 50 })]))
const tallied = () =>
  Promise.all(
    [OrderState.ALL, OrderState.TO_DELIVER, OrderState.DELIVERED].map((state) => countTallied(shop.db, { state })),
  )

test('what is placed, delivered and deleted is counted at once', async () => {
  const [all = 0, waiting = 0, delivered = 0] = await tallied()
  const [first, second] = [await place(), await place()]
  expect(await tallied()).toEqual([all + 2, waiting + 2, delivered])

  await markDelivered(shop.db, first.id)
  expect(await tallied()).toEqual([all + 2, waiting + 1, delivered + 1])

  await deleteOrder(shop.db, first.id)
  await deleteOrder(shop.db, second.id)
  expect(await tallied()).toEqual([all, waiting, delivered])
})

test('an order whose row is erased is counted no more', async () => {
  const { id } = await place()
  const [all = 0] = await tallied()
  const undone = new Error('Nothing of this is to stay')

  const erasing = shop.db.transaction(async (tx) => {
    await tx.query('DELETE FROM order_line WHERE "orderId" = $1', [id])
    await tx.query('DELETE FROM "order" WHERE id = $1', [id])
    expect(await countTallied(tx, { state: OrderState.ALL })).toBe(all - 1)
    throw undone
  })

  await expect(erasing).rejects.toBe(undone)
})

test('folding changes no number, while others place orders and fold', async () => {
  const [all = 0] = await tallied()

  await Promise.all(Array.from({ length: 8 }, () => [place(), foldTally(shop.db)]).flat())
  await foldTally(shop.db)

  expect((await tallied())[0]).toBe(all + 8)
  const crowded = await shop.db.query(
    'SELECT day FROM order_tally GROUP BY day, stage, courier, cash HAVING count(*) > 1',
  )
  expect(crowded).toEqual([])
})

const walked = (where: string, order: string, page: number, direction = 'DESC') =>
  shop.db.query(`SELECT id FROM "order" WHERE "deletedAt" IS NULL ${where} ORDER BY ${order} "placedAt" ${direction}, id ${direction}
    OFFSET ${page * 7} LIMIT 7`)

test.each([
  ['all orders', OrderState.ALL, OrderSort.TO_DELIVER_FIRST, '', `status NOT IN ('PLACED', 'CONFIRMED', 'SHIPPED'),`],
  ['the newest', OrderState.ALL, OrderSort.NEWEST, '', ''],
  ['the oldest', OrderState.ALL, OrderSort.OLDEST, '', ''],
  ['the delivered', OrderState.DELIVERED, OrderSort.TO_DELIVER_FIRST, 'AND "deliveredAt" IS NOT NULL', ''],
])(
  'a page deep in %s is the one that somebody would reach who turns every page',
  async (_, state, sort, where, order) => {
    const direction = sort === OrderSort.OLDEST ? 'ASC' : 'DESC'
    const pages = Math.ceil((await countOrders(shop.db, { state })) / 7)
    for (let page = 60; page <= pages; page += 17) {
      const found = await listOrders(shop.db, { state }, { page, size: 7 }, sort)
      expect(found.map(({ id }) => ({ id }))).toEqual(await walked(where, order, page, direction))
    }
    const last = await listOrders(shop.db, { state }, { page: pages - 1, size: 7 }, sort)
    expect(last.map(({ id }) => ({ id }))).toEqual(await walked(where, order, pages - 1, direction))
    expect(last.length).toBeGreaterThan(0)
  },
)

const unpaid = `(SELECT "orderId" FROM shipment WHERE "payoutId" IS NULL)`
test.each([
  ['by one courier', { courier: 'own RIDER' }, `id IN (SELECT "orderId" FROM shipment WHERE courier = 'Own rider')`],
  ['on their way', { cash: OrderCash.TO_COLLECT }, `status = 'SHIPPED'`],
  ['not paid out', { cash: OrderCash.WITH_COURIER }, `status = 'DELIVERED' AND id IN ${unpaid}`],
  ['paid', { cash: OrderCash.RECEIVED }, `"deliveredAt" IS NOT NULL AND id NOT IN ${unpaid}`],
])('orders that are %s are counted and paged through as their shipments say', async (_, given, where) => {
  const filter = { state: OrderState.ALL, ...given }
  const { orders } = await queryRow<{ orders: number }>(
    shop.db,
    `SELECT count(*)::int AS orders FROM "order" WHERE "deletedAt" IS NULL AND ${where}`,
  )
  expect(await countOrders(shop.db, filter)).toBe(orders)
  for (const page of [0, Math.floor(orders / 14), Math.ceil(orders / 7) - 1]) {
    const found = await listOrders(shop.db, filter, { page, size: 7 }, OrderSort.NEWEST)
    expect(found.map(({ id }) => ({ id }))).toEqual(await walked(`AND ${where}`, '', page))
  }
})
