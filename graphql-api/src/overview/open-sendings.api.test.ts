import { ORDER_CHANGED } from '../order/order-changed.js'
import { type CourierShop, openCourierShop } from '../testing/courier-shop.js'
import { buildAdmin } from '../testing/factories.js'
import { listen } from '../testing/listener.js'
import { watchFeed } from '../testing/watch-feed.js'
import { within } from '../testing/within.js'
import { Role } from '../user/role.js'
import { readOpenWork } from './open-work.service.js'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterAll(() => shop.close())

test('staff see of an order that a courier has not answered, at once, until it is known what became of it', async () => {
  const staff = await buildAdmin(shop.db, { role: Role.STAFF })
  const fed = watchFeed(ORDER_CHANGED)
  const changes = await listen(shop, staff, 'subscription { orderChanged }')
  expect(await fed(1)).toBe(1)
  const { id } = await shop.newOrder()
  const isHeard = async () => expect((await within(changes.next()))?.data).toEqual({ orderChanged: id })
  const since = async () => {
    const { data } = await shop.graphql('query ($id: ID!) { order(id: $id) { sendingSince } }', { id }, staff)
    return data?.order
  }
  expect(await since()).toEqual({ sendingSince: null })

  shop.steadfast.fault = 'away'
  await shop.send([id])
  await isHeard()
  expect(await since()).toEqual({ sendingSince: expect.any(String) })
  expect(await readOpenWork(shop.db)).toMatchObject({ openSendings: 1 })

  // The shop asks again and again; that the courier still does not answer is no news.
  await expect(shop.ask()).rejects.toThrow('Steadfast has not answered')
  expect(await since()).toEqual({ sendingSince: expect.any(String) })
  expect(await readOpenWork(shop.db)).toMatchObject({ openSendings: 1 })
  await shop.db.query('UPDATE courier_sending SET "busyUntil" = now()')

  shop.steadfast.fault = null
  shop.steadfast.refuses.add('Dhaka')
  await shop.send([id])
  await isHeard()
  expect(await since()).toEqual({ sendingSince: null })
  expect(await readOpenWork(shop.db)).toMatchObject({ openSendings: 0 })
  await changes.client.dispose()
})

test('of an order that is only just being sent nobody is told that a courier has not answered', async () => {
  const staff = await buildAdmin(shop.db, { role: Role.STAFF })
  shop.steadfast.refuses.clear()
  const { id } = await shop.newOrder()
  const meanwhile: unknown[] = []
  shop.steadfast.meanwhile = async () => {
    const asked = 'query ($id: ID!) { order(id: $id) { sendingSince } openSendings { orderId } }'
    meanwhile.push((await shop.graphql(asked, { id }, staff)).data, (await readOpenWork(shop.db)).openSendings)
  }
  expect(await shop.send([id])).toMatchObject([{ code: null }])
  expect(meanwhile).toEqual([{ order: { sendingSince: null }, openSendings: [] }, 0])
})

test('staff see at once that a courier who had not answered does not have an order, when the shop finds that out by itself', async () => {
  const staff = await buildAdmin(shop.db, { role: Role.STAFF })
  const { id } = await shop.newOrder()
  shop.steadfast.fault = 'away'
  await shop.send([id])
  shop.steadfast.fault = null
  await shop.db.query(`UPDATE courier_sending SET since = now() - interval '11 minutes' WHERE "orderId" = $1`, [id])
  const fed = watchFeed(ORDER_CHANGED)
  const changes = await listen(shop, staff, 'subscription { orderChanged }')
  expect(await fed(1)).toBe(1)

  await shop.ask()
  expect((await within(changes.next()))?.data).toEqual({ orderChanged: id })
  const { data } = await shop.graphql('query ($id: ID!) { order(id: $id) { sendingSince } }', { id }, staff)
  expect(data?.order).toEqual({ sendingSince: null })
  await changes.client.dispose()
})
