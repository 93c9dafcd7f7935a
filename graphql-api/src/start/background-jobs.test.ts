import type { Identity } from '../identity/identity.js'
import { createFolderStore } from '../picture/folder-store.js'
import { Product } from '../product/product.entity.js'
import { holdStock } from '../stock/hold.service.js'
import { buildProduct, buildShopper } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'
import { UserSession } from '../user/user-session.entity.js'
import { startBackgroundJobs } from './background-jobs.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  // The database needs the other timers.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance', 'hrtime'] })
})
afterAll(async () => {
  jest.useRealTimers()
  await shop.close()
})

const start = (identity: Identity, report: (error: unknown) => void) =>
  startBackgroundJobs({
    db: shop.db,
    identity,
    pictures: createFolderStore('none'),
    couriers: [],
    sendMail: null,
    sendSms: null,
    ways: { mail: false, textsADay: 0 },
    shop: { url: 'https://shop.example', phone: null },
    report,
  })

const silent: Identity = {
  holderOf: () => new Promise(() => {}),
  verifyIdToken: () => new Promise(() => {}),
  endLogIns: async () => {},
  knows: () => new Promise(() => {}),
  deleteAccount: () => new Promise(() => {}),
}

test('ended holds go back while the identity service does not answer, and the shop can stop', async () => {
  const product = await buildProduct(shop.db, { quantity: 10 })
  await holdStock(shop.db, await buildShopper(shop.db), { productId: product.id, quantity: 4 })
  await shop.db.query('UPDATE stock_hold SET "expiresAt" = now()')
  await shop.db.insert(RemovedIdentity, { uid: 'removed' })
  const report = jest.fn()

  const stop = start(silent, report)
  await jest.advanceTimersByTimeAsync(15_000)
  await stop()

  expect(await shop.db.findOneByOrFail(Product, { id: product.id })).toMatchObject({ quantity: 10 })
  expect(report).not.toHaveBeenCalled()
})

test('what is old enough to be forgotten goes a minute after the start, also where something else fails', async () => {
  const old = { userId: (await buildShopper(shop.db)).id, loggedInAt: new Date('2020-01-01') }
  await shop.db.insert(UserSession, old)
  await shop.db.query('ALTER TABLE missed_search RENAME TO gone')
  const report = jest.fn()

  const stop = start(silent, report)
  await jest.advanceTimersByTimeAsync(59_000)
  expect(await shop.db.countBy(UserSession, { userId: old.userId })).toBe(1)
  await jest.advanceTimersByTimeAsync(1_000)
  await stop()

  expect(await shop.db.countBy(UserSession, { userId: old.userId })).toBe(0)
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('missed_search') }))
})
