import { findOrderNumber, readOrderNumber } from './order-number.js'

test.each(['SS-7K3M9Q', ' ss-7k3m9q ', '7K3M9Q', 'SS 7k3m9q', 'ss7K3M9Q', 'SS-৭K৩M৯Q'])(
  '%j is typed for SS-7K3M9Q',
  (typed) => {
    expect(readOrderNumber(typed)).toBe('SS-7K3M9Q')
  },
)

test.each(['', 'SS-', 'SS-7K3M9', 'SS-7K3M9QQ', 'SS-7K3M0Q', '7K3M9Q or so'])('%j is no order number', (typed) => {
  expect(readOrderNumber(typed)).toBeNull()
})

test.each([
  ['Invoice ss-৭k3m9q, paid', 'SS-7K3M9Q'],
  ['Total of 7K3M9Q', null],
  ['XSS-7K3M9Q', null],
])('in %j the number is %j', (text, number) => {
  expect(findOrderNumber(text)).toBe(number)
})
