import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { limits } from '@sunnah-store/schema/limits'
import { concatAST, type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { checkLimits } from './limits.js'
import { createSchema } from './schema.js'

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

let schema: GraphQLSchema
beforeAll(async () => {
  schema = await createSchema()
})

test.each([
  ['the client', '../../../web/src', Math.max(...limits.pageSizes)],
  ['a program that asks as the REST calls do', '../rest', 20],
])('nothing that %s asks for is too much', (_, folder, size) => {
  const document = documentIn(folder)

  for (const operation of operationsOf(document))
    expect(() => checkLimits({ schema, document, operation, variables: { size } })).not.toThrow()
  expect(operationsOf(document).length).toBeGreaterThan(10)
})
