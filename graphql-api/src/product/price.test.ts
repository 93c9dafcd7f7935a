import { priceAfterDiscount } from '@sunnah-store/schema/price'

test.each([
  [850, 0, 850],
  [850, 15, 722],
  [1250, 5, 1187],
  [1, 1, 0],
  [10_000_000, 99, 100_000],
  [999, 100, 0],
])('%i taka less %i percent is %i, rounded down', (price, discount, paid) => {
  expect(priceAfterDiscount(price, discount)).toBe(paid)
})
