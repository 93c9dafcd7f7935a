import { today } from '@sunnah-store/schema/local-day'
import { NoticeReason } from '../courier/courier-notice.entity.js'
import { closeNotice, keepNotice, listNotices } from '../courier/courier-notice.service.js'
import { createDataSource } from '../database/data-source.js'
import { recordPayout } from '../order/cash/record-payout.service.js'
import { takeBackPayout } from '../order/cash/take-back-payout.service.js'
import { OrderActor } from '../order/life/order-event.entity.js'
import { OrderStatus } from '../order/life/order-status.js'
import { takeStep } from '../order/life/order-step.service.js'
import { Order } from '../order/order.entity.js'
import { buildAdmin } from '../testing/factories.js'
import { listen } from '../testing/listener.js'
import { orderAt } from '../testing/order-at.js'
import { openTestServer, type TestServer } from '../testing/test-server.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { watchFeed } from '../testing/watch-feed.js'
import { within } from '../testing/within.js'
import { OVERVIEW_CHANGED } from './overview-changed.js'

let shop: TestShop
let server: TestServer
/** Another server on the same shop, with connections of its own. */
let second: TestServer
beforeAll(async () => {
  shop = await openTestShop()
  server = await openTestServer({ beside: shop })
  const source = await createDataSource(shop.url, 60_000).initialize()
  second = await openTestServer({ beside: { ...shop, source, db: source.manager } })
})
afterAll(async () => {
  await second.app.close()
  await second.source.destroy()
  await server.close()
  await shop.close()
})

test('what a courier says and a payout at another server are heard at once', async () => {
  const fed = watchFeed(OVERVIEW_CHANGED)
  const changes = await listen(server, await buildAdmin(server.db), 'subscription { overviewChanged }')
  expect(await fed(1)).toBe(1)
  const isHeard = async () => expect((await within(changes.next()))?.data).toEqual({ overviewChanged: true })
  const { id } = await buildAdmin(second.db)
  const admin = { id, by: OrderActor.ADMIN }
  const orderId = await orderAt(second)
  const { total } = await second.db.findOneByOrFail(Order, { id: orderId })
  const shipment = { courier: 'Steadfast', trackingCode: null, trackingUrl: null }
  await takeStep(second.db, orderId, admin, { to: OrderStatus.SHIPPED, shipment })
  await takeStep(second.db, orderId, admin, { to: OrderStatus.DELIVERED })

  await keepNotice(second.db, { courierCode: 'STEADFAST', why: NoticeReason.NOT_OURS, orderId: null, body: 'x' })
  await isHeard()
  const [notice] = await listNotices(second.db)
  expect(await closeNotice(second.db, notice?.id ?? '')).toBe(true)
  await isHeard()
  const payout = await recordPayout(second.db, id, {
    ...{ idempotencyKey: 'payout 1', courier: 'Steadfast', day: today(), received: total, charges: 0 },
    orderIds: [orderId],
  })
  await isHeard()
  expect(await takeBackPayout(second.db, payout.id)).toBe(true)
  await isHeard()
  await changes.client.dispose()
})
