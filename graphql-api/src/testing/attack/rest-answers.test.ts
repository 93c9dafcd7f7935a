import type { Attack } from './attack.js'
import { brokenPromise } from './rest-answers.js'

const attack: Attack = {
  target: 'GET /product',
  asker: 'visitor',
  method: 'GET',
  url: '/product?size=0',
  headers: {},
  body: null,
  isBroken: true,
  statuses: [400],
}
const told = (error: object) =>
  brokenPromise(attack, {
    status: 400,
    type: 'application/json; charset=utf-8',
    text: JSON.stringify({ error: { code: 'BAD_USER_INPUT', message: 'Some of this cannot be accepted.', ...error } }),
  })

test('a refusal that names the broken rule is as promised', () => {
  expect(told({ details: { fields: { size: ['size must be >= 1'] } } })).toBeNull()
})

test.each([{}, { details: {} }, { details: { fields: {} } }])('one that names none is not: %j', (error) => {
  expect(told(error)).toBe('a refusal that names no broken rule')
})

test.each([
  'Variable "$size" got invalid value 0',
  'Variable $filter is required',
  'Cannot query field "x" on type "Product".',
])('nor is one in the words of GraphQL, which the caller has not spoken: %s', (rule) => {
  expect(told({ details: { fields: { size: [rule] } } })).toMatch('the words of GraphQL')
})
