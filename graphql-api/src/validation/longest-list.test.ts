import { limits } from '@sunnah-store/schema/limits'
import { PlaceOrderInput } from '../order/order.input.js'
import { brokenRules } from './broken-rules.js'

test('a list that is much too long is refused by its length, and few of its items are held against their rules', async () => {
  const looked = jest.fn(() => 'none')
  const line = () =>
    Object.defineProperty({ quantity: 0 }, 'productId', { get: looked, set: () => {}, enumerable: true })
  const lines = Array.from({ length: 2500 }, line)

  const broken = await brokenRules(Object.assign(new PlaceOrderInput(), { lines }))

  expect(Object.keys(broken).length).toBeLessThanOrEqual(20)
  expect(JSON.stringify(broken)).toContain(`no more than ${limits.lines} elements`)
  // Once for each, whether it can be stored at all.
  expect(looked.mock.calls.length).toBeLessThan(2 * lines.length)
})
