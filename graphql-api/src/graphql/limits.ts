import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { DomainError, errors } from '../errors.js'
import type { Context } from './context.js'
import { measure } from './measure.js'
import { rootFields } from './root-fields.js'

/** The limits of one GraphQL request. */
const limits = { cost: 1000, depth: 8, aliases: 15, mutations: 4 }

/** Refuses too costly requests before execution. The operations of the REST gateway are not measured. */
export const limitRequests: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, schema, document, operation }) => {
      if (!request.http || !operation) return
      if (operation.operation === 'subscription') throw refuse(new DomainError('BAD_USER_INPUT', noSubscriptions))
      const passed = passedOf(document)
      const sizes = sizesOf(document, operation, request.variables ?? {})
      if (passed.has(sizes)) return
      const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {})
      // Invalid variables are refused by the execution itself, before anything is read.
      if (!coerced) return
      checkLimits({ schema, document, operation, variables: coerced })
      if (passed.size < MOST_KEPT) passed.add(sizes)
    },
  }),
}

/** What a document has passed with: it is measured once for each operation and the page sizes given to it. */
const passedByDocument = new WeakMap<DocumentNode, Set<string>>()
const sizeVariables = new WeakMap<DocumentNode, readonly string[]>()
const MOST_KEPT = 100

const passedOf = (document: DocumentNode): Set<string> => {
  const passed = passedByDocument.get(document) ?? new Set<string>()
  passedByDocument.set(document, passed)
  return passed
}

const sizesOf = (document: DocumentNode, { name }: OperationDefinitionNode, variables: Record<string, unknown>) => {
  const names = sizeVariables.get(document) ?? sizeVariablesIn(document)
  sizeVariables.set(document, names)
  return JSON.stringify([name?.value ?? '', ...names.map((size) => variables[size] ?? null)])
}

/** The variables that the cost goes by. */
const sizeVariablesIn = (document: DocumentNode): readonly string[] => {
  const names = new Set<string>()
  visit(document, {
    Argument({ name, value }) {
      if (name.value === 'size' && value.kind === Kind.VARIABLE) names.add(value.name.value)
    },
  })
  return [...names]
}

const noSubscriptions = {
  fields: { query: ['query must be a query or a mutation; subscriptions are taken by WebSocket'] },
}

interface Asked {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  /** With the defaults applied, as in execution. */
  variables: Readonly<Record<string, unknown>>
}

/** @throws GraphQLError QUERY_TOO_COSTLY, before execution */
export const checkLimits = ({ schema, document, operation, variables }: Asked): void => {
  const fragments: Record<string, FragmentDefinitionNode> = {}
  let aliases = 0
  visit(document, {
    FragmentDefinition(node) {
      fragments[node.name.value] = node
    },
    Field({ alias }) {
      if (alias) aliases++
    },
  })
  const mutations = operation.operation === 'mutation' ? rootFields(operation, fragments).size : 0
  const asked = { ...measure({ schema, operation, fragments, variables }), aliases, mutations }
  for (const [what, most] of Object.entries(limits)) {
    const amount = asked[what as keyof typeof limits]
    if (amount > most) throw refusal({ what, asked: amount, most })
  }
}

const refusal = (details: { what: string; asked: number; most: number }) =>
  refuse(new DomainError('QUERY_TOO_COSTLY', details))

// Apollo answers an error thrown here with the HTTP status in its extensions.
const refuse = (refused: DomainError) => {
  const extensions = { code: refused.code, http: { status: errors[refused.code].status } }
  return new GraphQLError(refused.message, { originalError: refused, extensions })
}
