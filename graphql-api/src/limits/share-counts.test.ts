import { openTestShop, type TestShop } from '../testing/test-shop.js'
import { removeEnded, shareBy } from './share-counts.js'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('counts that have ended are removed, but for those that somebody is adding to', async () => {
  const { db } = shop
  await shareBy(db)(['busy', 'over'].map((key) => ({ key, points: 1, seconds: 0 })))
  await shareBy(db)([{ key: 'open', points: 1, seconds: 60 }])
  const kept = () => db.query('SELECT key FROM rate_limit_count ORDER BY key')

  await db.transaction(async (tx) => {
    await tx.query(`UPDATE rate_limit_count SET points = 2 WHERE key = 'busy'`)
    await removeEnded(db)
  })
  expect(await kept()).toEqual([{ key: 'busy' }, { key: 'open' }])

  await removeEnded(db)
  expect(await kept()).toEqual([{ key: 'open' }])
})

test('a window that has ended begins anew for all', async () => {
  const share = shareBy(shop.db)
  const counted = async (seconds: number) => (await share([{ key: 'orders amina', points: 2, seconds }]))[0]?.points
  expect([await counted(0), await counted(60), await counted(60)]).toEqual([2, 2, 4])
})
