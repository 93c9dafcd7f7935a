import { returnPath } from './return-path.ts'

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
