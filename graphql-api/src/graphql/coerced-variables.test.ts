import { buildSchema, parse } from 'graphql'
import { coercedVariables } from './coerced-variables.js'
import { createExecutor } from './compiled-executor.js'

const schema = buildSchema(`
  input Line { id: ID! quantity: Int = 1 }
  input Filter { colors: [String!] lines: [Line!] }
  type Query { products(filter: Filter, size: Int): Int }
`)
const document = parse('query ($filter: Filter, $size: Int = 3) { products(filter: $filter, size: $size) }')

/** A value that notes each time that GraphQL writes it into a message. */
const noted = <Value extends object>(value: Value) => {
  const times = { printed: 0 }
  Object.defineProperty(value, 'toJSON', {
    value: () => {
      times.printed++
      return 'a value'
    },
  })
  return { value, times }
}

const manyKeys = () => Object.fromEntries(Array.from({ length: 4000 }, (_, i) => [`k${i}`, 1]))

test.each<[string, () => object]>([
  ['unknown keys', manyKeys],
  ['items of another type', () => ({ colors: Array.from({ length: 4000 }, () => 1) })],
  ['items that are no objects', () => ({ lines: Array.from({ length: 4000 }, () => 1) })],
  ['items that lack something', () => ({ lines: Array.from({ length: 4000 }, () => ({})) })],
])('thousands of %s are refused by the first few, and none of them repeats the whole', async (_, filter) => {
  const run = createExecutor(schema)
  const variables = { filter: {} }
  for (let round = 0; round < 30; round++) await run({ document, operationName: null, contextValue: {}, variables })
  const { value, times } = noted(filter())

  const { data, errors } = await run({ document, operationName: null, contextValue: {}, variables: { filter: value } })

  expect(data).toBeUndefined()
  expect(errors).toHaveLength(1)
  expect(JSON.stringify(errors?.[0]?.originalError).length).toBeLessThan(2500)
  expect(times.printed).toBe(0)
})

test('what is right has its defaults', () => {
  const variables = { filter: { lines: { id: 7 } } }

  expect(coercedVariables(schema, { document, variables })).toEqual({
    coerced: { filter: { lines: [{ id: '7', quantity: 1 }] }, size: 3 },
    refused: null,
  })
})

test('names of operations that are none are not remembered', async () => {
  const run = createExecutor(schema)
  const ask = (operationName: string) => run({ document, operationName, contextValue: {}, variables: {} })
  const added = jest.spyOn(Map.prototype, 'set')
  await ask('first')
  const before = added.mock.calls.filter(([key]) => key === 'first').length
  added.mockRestore()

  expect(before).toBe(0)
  expect((await ask('second')).errors?.[0]?.message).toMatch('Unknown operation')
})
