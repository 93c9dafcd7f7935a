import { assertObjectType, buildSchema, type DocumentNode, execute, type GraphQLSchema, parse } from 'graphql'
import { compileQuery } from 'graphql-jit'
import { createExecutor } from './compiled-executor.js'

// As it is, but watched.
jest.mock('graphql-jit', () => {
  const whole = jest.requireActual('graphql-jit')
  return { ...whole, compileQuery: jest.fn(whole.compileQuery) }
})

const schema: GraphQLSchema = buildSchema(`
  type Query { products(size: Int = 2): [Product!]! product(id: ID!): Product failing: Int }
  type Product { id: ID! name: String! price: Int! twin: Product }
`)
const product = (id: string): object => ({ id, name: `Product ${id}`, price: 5 })
const { products, product: one, failing } = schema.getQueryType()?.getFields() ?? {}
Object.assign(products ?? {}, {
  resolve: (_: unknown, { size }: { size: number }) => [...Array(size).keys()].map((n) => product(`${n}`)),
})
Object.assign(one ?? {}, { resolve: async (_: unknown, { id }: { id: string }) => product(id) })
Object.assign(failing ?? {}, {
  resolve: () => {
    throw Object.assign(new Error('Broken'), { extensions: { code: 'BROKEN' } })
  },
})

const twin = assertObjectType(schema.getType('Product')).getFields().twin
Object.assign(twin ?? {}, { resolve: ({ id }: { id: string }) => product(`${id}'`) })

const F = 'fragment F on Product { name }'
const documents: [string, string, object[]][] = [
  ['fields', '{ products { id name } }', [{}]],
  [
    'variables with a default',
    'query ($size: Int = 1) { products(size: $size) { id } }',
    [{}, { size: 3 }, { size: null }],
  ],
  ['fragments', `{ products { ...F twin { ...F } } } ${F}`, [{}]],
  [
    'a fragment under a condition here and none there',
    `query ($s: Boolean!) { a: products { id ...F @include(if: $s) } b: products { id ...F } } ${F}`,
    [{ s: true }, { s: false }],
  ],
  [
    'a fragment spread twice, once under a condition',
    `query ($s: Boolean!) { products { id ...F @include(if: $s) ...F } } ${F}`,
    [{ s: true }, { s: false }],
  ],
  [
    'an inline fragment under a condition',
    'query ($s: Boolean!) { products { id ... @skip(if: $s) { name } } }',
    [{ s: true }, { s: false }],
  ],
  [
    'a field under a condition',
    'query ($s: Boolean!) { products { id name @skip(if: $s) } }',
    [{ s: true }, { s: false }],
  ],
  ['an error', '{ products { id } failing }', [{}]],
  ['the names of types', '{ __typename product(id: "1") { __typename id } }', [{}]],
]

test.each(documents)('%s: what is asked often is answered as GraphQL itself answers it', async (_, text, variables) => {
  const document = parse(text)
  const run = createExecutor(schema)

  for (let round = 0; round < 30; round++)
    for (const variableValues of variables)
      expect(plain(await run(asked(document, variableValues)))).toEqual(
        plain(await execute({ schema, document, variableValues: { ...variableValues } })),
      )
})

const asked = (document: DocumentNode, variables: object) => ({
  document,
  operationName: null,
  contextValue: {},
  variables: { ...variables },
})
const plain = (result: object) => JSON.parse(JSON.stringify(result))

test.each([
  [{ size: 'three' }, { size: ['must be a whole number of 32 bits'] }],
  [{}, { size: ['must be there'] }],
])(
  'a variable that is refused (%j) is named, asked often or not, and nothing is executed',
  async (variables, fields) => {
    const document = parse('query ($size: Int!) { products(size: $size) { id } }')
    const run = createExecutor(schema)

    for (let round = 0; round < 30; round++) {
      await run(asked(document, { size: 1 }))
      const { data, errors } = await run(asked(document, variables))
      expect(data).toBeUndefined()
      expect(errors).toMatchObject([{ originalError: { code: 'BAD_USER_INPUT', details: { fields } } }])
    }
  },
)

test('an error keeps its path and what its resolver said of it', async () => {
  const document = parse('{ failing }')
  const run = createExecutor(schema)
  for (let round = 0; round < 30; round++) await run(asked(document, {}))

  const { errors } = await run(asked(document, {}))

  expect(errors?.[0]).toMatchObject({ message: 'Broken', path: ['failing'], extensions: { code: 'BROKEN' } })
})

test('fragments in fragments are executed and not written out', async () => {
  const chain = Array.from(
    { length: 40 },
    (_, i) => `fragment F${i} on Product { ...F${i + 1} ...F${i + 1} ...F${i + 1} }`,
  )
  const document = parse(`{ products { ...F0 } } ${chain.join(' ')} fragment F40 on Product { name }`)
  const run = createExecutor(schema)

  for (let round = 0; round < 30; round++)
    expect(await run(asked(document, {}))).toMatchObject({
      data: { products: [{ name: 'Product 0' }, { name: 'Product 1' }] },
    })
})

const manyVariables = (many: number) => {
  const names = Array.from({ length: many }, (_, i) => `$v${i}`)
  return `query (${names.map((name) => `${name}: Int`).join(' ')}) { ${names.map((name, i) => `a${i}: products(size: ${name}) { id }`).join(' ')} }`
}

test.each([
  ['that has twenty variables', manyVariables(20), true],
  ['that has more', manyVariables(21), false],
  ['with a long text', `{ product(id: "${'x'.repeat(40_000)}") { id } }`, false],
])(
  'a document %s is compiled, or else executed by GraphQL itself: its code would fill the memory',
  async (_, text, isCompiled) => {
    jest.mocked(compileQuery).mockClear()
    const document = parse(text)
    const run = createExecutor(schema)

    for (let round = 0; round < 30; round++) expect((await run(asked(document, {}))).errors).toBeUndefined()

    expect(compileQuery).toHaveBeenCalledTimes(isCompiled ? 1 : 0)
  },
)
