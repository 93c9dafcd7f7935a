import type { Identity } from '../identity/identity.js'
import { createFolderStore } from '../picture/folder-store.js'
import { Product } from '../product/product.entity.js'
import { holdStock } from '../stock/hold.service.js'
import { buildProduct, buildShopper } from '../testing/factories.js'
import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { RemovedIdentity } from '../user/removed-identity.entity.js'
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

test('ended holds go back while the identity service does not answer, and the shop can stop', async () => {
  const product = await buildProduct(shop.db, { quantity: 10 })
  await holdStock(shop.db, await buildShopper(shop.db), { productId: product.id, quantity: 4 })
  await shop.db.query('UPDATE stock_hold SET "expiresAt" = now()')
  await shop.db.insert(RemovedIdentity, { uid: 'removed' })
  const silent: Identity = {
    verifyIdToken: () => new Promise(() => {}),
    endLogIns: async () => {},
    knows: () => new Promise(() => {}),
    deleteAccount: () => new Promise(() => {}),
  }
  const report = jest.fn()
  const noPictures = createFolderStore('none')

  const ways = { mail: false, textsADay: 0 }
  const shopAt = { url: 'https://shop.example', phone: null }
  const mails = { sendMail: null, sendSms: null, ways, shop: shopAt }
  const served = { db: shop.db, identity: silent, pictures: noPictures, couriers: [] }
  const stop = startBackgroundJobs({ ...served, ...mails, report })
  await jest.advanceTimersByTimeAsync(15_000)
  await stop()

  expect(await shop.db.findOneByOrFail(Product, { id: product.id })).toMatchObject({ quantity: 10 })
  expect(report).not.toHaveBeenCalled()
})
