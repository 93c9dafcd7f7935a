import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDirective } from '@graphql-tools/utils'
import { limits } from '@sunnah-store/schema/limits'
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql'
import { policyOfField, uncountedMutations } from '../limits/policies.js'
import { countOf } from './counts-as.js'
import { demandLimits } from './demand-limits.js'
import { checkLimits } from './limits.js'
import { createSchema } from './schema.js'

let schema: GraphQLSchema
beforeAll(async () => {
  schema = await createSchema()
})

type Described = [path: string, description: string | null | undefined]

/** Everything that an integrator can meet, by its path: Product.price, Query.product(id). */
const describable = (): Described[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => [[type.name, type.description], ...partsOf(type)])

const partsOf = (type: GraphQLNamedType): Described[] => {
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => [`${type.name}.${name}`, description])
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map(({ name, description }) => [`${type.name}.${name}`, description])
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, description, args }): Described[] => [
    [`${type.name}.${name}`, description],
    ...args.map((arg): Described => [`${type.name}.${name}(${arg.name})`, arg.description]),
  ])
}

test('every type, field, argument and value says what it is', () => {
  const silent = describable().filter(([, description]) => !description?.trim())

  expect(silent.map(([path]) => path)).toEqual([])
})

test('a mutation that does not say how often it may be done stops the start, and limits name nothing that is not there', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )

  expect(() => demandLimits(buildSchema('type Query { a: Int } type Mutation { wrapGift: Int }'))).toThrow('wrapGift')
  expect([...policyOfField.keys(), ...uncountedMutations].filter((name) => !fields.includes(name))).toEqual([])
})

test('every list of things without a size says as how many it counts', () => {
  const unsaid = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type) && !type.name.endsWith('Page'))
    .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
    .filter((field) => isListType(getNullableType(field.type)) && countOf(field) === 1)

  expect(unsaid.map(({ name }) => name)).toEqual([])
})

test('where people live and how to reach them is never for visitors', () => {
  const order = schema.getType('Order')
  if (!isObjectType(order)) throw new Error('no orders')

  for (const name of ['customerName', 'customerEmail', 'customerPhone', 'address', 'phone']) {
    const field = order.getFields()[name]
    expect([name, field && getDirective(schema, field, 'signedIn')]).toEqual([name, [{}]])
  }
})

const documentIn = (folder: string): DocumentNode =>
  concatAST(
    readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.graphql'))
      .map((name) => parse(readFileSync(join(__dirname, folder, name), 'utf8'))),
  )

const operationsOf = ({ definitions }: DocumentNode) =>
  definitions.filter(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )

test.each([
  ['the client', '../../../web/src', Math.max(...limits.pageSizes)],
  ['a program that asks as the REST calls do', '../rest', 20],
])('nothing that %s asks for is too much', (_, folder, size) => {
  const document = documentIn(folder)

  for (const operation of operationsOf(document))
    expect(() => checkLimits({ schema, document, operation, variables: { size } })).not.toThrow()
  expect(operationsOf(document).length).toBeGreaterThan(10)
})
