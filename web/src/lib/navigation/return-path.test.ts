import { itemToAdd, returnPath } from './return-path.ts'

test.each(['/cart', '/buynow/p-1', '/search?q=oud', '/?page=2'])('after the log-in a shopper is back at %s', (from) => {
  expect(returnPath({ from })).toBe(from)
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '',
  '/login',
  '/signup?a=b',
  42,
])('an origin of %p leads home', (from) => {
  expect(returnPath({ from })).toBe('/')
})

test.each([null, undefined, 'x', {}])('without an origin (%p) the log-in leads home', (state) => {
  expect(returnPath(state)).toBe('/')
})

test('what was to be put into the cart is still known after the log-in', () => {
  const add = { productId: 'p-1', variantId: 'v-1', quantity: 2 }
  expect(itemToAdd({ from: '/buynow/p-1', add })).toEqual(add)
})

test.each([null, {}, { add: 'p-1' }, { add: { productId: 'p-1' } }, { add: { productId: 1, quantity: 1 } }])(
  'nothing is put into the cart after a log-in from %p',
  (state) => {
    expect(itemToAdd(state)).toBeNull()
  },
)
