import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
  visit,
} from 'graphql'
import { DomainError, errors } from '../errors.js'
import type { Context } from './context.js'
import { measure } from './measure.js'
import { rootFields } from './root-fields.js'

/** What one GraphQL request may ask for at most. */
const limits = { cost: 1000, depth: 8, aliases: 15, mutations: 4 }

/** Refuses requests that ask for too much before any of it is read. The gateway's own operations are not measured. */
export const limitRequests: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ request, schema, document, operation }) => {
      if (!request.http || !operation) return
      if (operation.operation === 'subscription') throw refuse(new DomainError('BAD_USER_INPUT', noSubscriptions))
      const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {})
      // Variables that cannot be taken are refused when it is run, before anything is read.
      if (coerced) checkLimits({ schema, document, operation, variables: coerced })
    },
  }),
}

const noSubscriptions = {
  fields: { query: ['query must be a query or a mutation; subscriptions are taken by WebSocket'] },
}

interface Asked {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  /** With their defaults, as the operation is run with them. */
  variables: Readonly<Record<string, unknown>>
}

/** @throws GraphQLError QUERY_TOO_COSTLY, before anything is read */
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

// Apollo answers what is thrown here with the status that it carries.
const refuse = (refused: DomainError) => {
  const extensions = { code: refused.code, http: { status: errors[refused.code].status } }
  return new GraphQLError(refused.message, { originalError: refused, extensions })
}
