import { openTestShop, type TestShop } from '../../testing/test-shop.js'
import { listMissedSearches } from './missed-search.service.js'
import { createMissedSearches } from './missed-search-counter.js'

const home = { address: '203.0.113.7' }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.db.query('DELETE FROM missed_search'))
afterEach(() => jest.useRealTimers())
afterAll(() => shop.close())

const fail = (error: unknown) => {
  throw error
}
const missed = async () => (await listMissedSearches(shop.db, 1)).map(({ search, count }) => [search, count])

test('what is searched for after the close is not written, nor waited for', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
  const searches = createMissedSearches(shop.db, fail)
  searches.note('surma', home)
  await searches.close()
  // The database's own.
  const timers = jest.getTimerCount()
  searches.note('surma', home)
  searches.note('mehedi', home)

  expect(jest.getTimerCount()).toBe(timers)
  expect(await missed()).toEqual([['surma', 1]])
})

test('a close waits for what is being written', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
  const searches = createMissedSearches(shop.db, fail)
  const first = await shop.db.transaction(async (tx) => {
    await tx.query('LOCK TABLE missed_search')
    searches.note('surma', home)
    jest.runOnlyPendingTimers()
    jest.useRealTimers()
    const closed = searches.close().then(() => 'closed')
    return Promise.race([closed, tx.query('SELECT').then(() => 'still writing')])
  })
  await searches.close()

  expect(first).toBe('still writing')
  expect(await missed()).toEqual([['surma', 1]])
})
