import { buildSchema, parse } from 'graphql'
import { inputDefaults } from './input-defaults.js'

const schema = buildSchema(`
  enum Payment { CASH CARD }
  input Order { country: String! = "Bangladesh", payment: Payment! = CASH, note: String = "none", total: Int! }
  type Query { order(input: Order!, other: Order, page: Int! = 1): Int }
`)
const withDefaults = inputDefaults(
  schema,
  parse('query ($input: Order!, $other: Order, $page: Int! = 1) { order(input: $input, other: $other, page: $page) }'),
)

test('required fields that are left out are given their defaults, as a caller would write them', () => {
  expect(withDefaults({ input: { total: 5 } })).toEqual({ input: { country: 'Bangladesh', payment: 'CASH', total: 5 } })
})

test('what is given stays, null among it, and what is not there stays away', () => {
  const given = { input: { country: null, payment: 'CARD', total: 5 }, other: null, page: 2 }

  expect(withDefaults(given)).toEqual(given)
  expect(withDefaults({})).toEqual({})
})
