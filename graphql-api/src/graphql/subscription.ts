import {
  type ASTNode,
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import type { SubscribePayload } from 'graphql-ws'
import { DomainError } from '../errors.js'
import { MAX_TOKENS, validationOptions } from './apollo.js'
import { coercedVariables } from './coerced-variables.js'
import type { Context } from './context.js'
import { limitDocument } from './limit-document.js'
import { checkLimits } from './limits.js'
import { mapEvents } from './live-events.js'

/**
 * Parses and validates a subscription with the same limits as a query.
 * @throws GraphQLError with the codes of Apollo Server, DomainError
 */
export const prepareSubscription = (
  schema: GraphQLSchema,
  { query, operationName, variables }: SubscribePayload,
): ExecutionArgs => {
  const document = parsed(query)
  const broken = validate(schema, document, [...specifiedRules, limitDocument, subscribesAlways], validationOptions)
  if (broken[0]) throw broken[0].originalError ?? coded(broken[0], 'GRAPHQL_VALIDATION_FAILED')
  const operation = getOperationAST(document, operationName)
  if (!operation) throw coded(new GraphQLError('Name the operation that is meant.'), 'OPERATION_RESOLUTION_FAILURE')
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
    throw new DomainError('BAD_USER_INPUT', { fields: { query: ['query must be a subscription'] } })
  const asked = { document, operationName, variables: variables ?? {} }
  const { coerced, refused } = coercedVariables(schema, asked)
  if (refused) throw refused
  checkLimits({ schema, document, operation, variables: coerced })
  return { schema, document, operationName: operationName ?? null, variableValues: variables ?? null }
}

// GraphQL's specification, "Single Root Field": where it is left out there is nothing to subscribe to, which graphql-js takes for a fault of its own.
const subscribesAlways: ValidationRule = (context) => {
  const refuse = (node: ASTNode & { directives?: readonly unknown[] | undefined }) => {
    if (!node.directives?.length || context.getParentType() !== context.getSchema().getSubscriptionType()) return
    context.reportError(new GraphQLError('What is subscribed to has no directives.', { nodes: node }))
  }
  return { Field: refuse, InlineFragment: refuse, FragmentSpread: refuse }
}

const parsed = (query: string) => {
  try {
    return parse(query, { maxTokens: MAX_TOKENS })
  } catch (error) {
    throw error instanceof GraphQLError ? coded(error, 'GRAPHQL_PARSE_FAILED') : error
  }
}

const coded = (error: GraphQLError, code: string) =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code },
  })

/** Runs a subscription with a fresh context for each event, so that access is checked for each event. */
export const subscribeFreshly = async (
  args: ExecutionArgs,
  freshContext: () => Promise<Context>,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> => {
  const events = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in events)) return events
  return mapEvents(events[Symbol.asyncIterator](), async (rootValue) =>
    execute({ ...args, rootValue, contextValue: await freshContext() }),
  )
}
