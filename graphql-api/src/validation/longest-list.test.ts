import { limits } from '@sunnah-store/schema/limits'
import { PlaceOrderInput } from '../order/order.input.js'
import { ProductFilterInput } from '../product/filter/product-filter.input.js'
import { ProductFilter } from '../product/product.args.js'
import { brokenRules } from './broken-rules.js'

test('a list that is much too long is refused by its length, and few of its items are held against their rules', async () => {
  const looked = jest.fn(() => 'none')
  const line = () =>
    Object.defineProperty({ quantity: 0 }, 'productId', { get: looked, set: () => {}, enumerable: true })
  const lines = Array.from({ length: 2500 }, line)

  const broken = await brokenRules(Object.assign(new PlaceOrderInput(), { lines }))

  expect(Object.keys(broken).length).toBeLessThanOrEqual(20)
  expect(JSON.stringify(broken)).toContain(`no more than ${limits.lines} elements`)
  expect(looked.mock.calls.length).toBeLessThan(lines.length)
})

test('a list within what the input holds is cut and tidied as one of its own', async () => {
  const narrowedTo = async (brands: string[]) => {
    const filter = Object.assign(new ProductFilterInput(), { brands })
    const broken = await brokenRules(Object.assign(new ProductFilter(), { filter }))
    return { filter, broken }
  }

  const much = await narrowedTo(Array.from({ length: 20_000 }, () => 'a'))
  expect(Object.keys(much.broken)).toEqual(['filter.brands'])
  expect(much.filter.brands?.length).toBeLessThan(100)

  expect(await narrowedTo([' Al Haramain '])).toMatchObject({ filter: { brands: ['Al Haramain'] }, broken: {} })
})
