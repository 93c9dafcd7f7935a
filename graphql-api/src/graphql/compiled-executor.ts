import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface'
import {
  BREAK,
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FragmentSpreadNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type InlineFragmentNode,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { DomainError, IN_A_MOMENT } from '../errors.js'
import { atMost } from '../queue/at-most.js'
import { atMostEach } from '../queue/at-most-each.js'
import { coercedVariables } from './coerced-variables.js'
import { costlyCallerOf } from './costly-queries.js'
import { inputDefaults } from './input-defaults.js'

// A document that is not asked all the time is not worth compiling, which takes many milliseconds.
const RUNS_BEFORE = 20
// Compiled code takes 4 kB a field, and is not counted among known documents.
const MOST_COMPILED = 100
// graphql-jit writes out every fragment where it is spread; fragments in fragments could make that endless. Each variable is
// checked by code of its own, with all fields of its input. In characters of JSON. The shop's own have up to 12 variables and 18,000.
const most = { fields: 150, variables: 20, length: 40_000 }
// The database answers ten at a time, and what a query has read stays in memory until it is whole. Mutations do not wait:
// some of them ask the identity service, which may be slow.
const QUERIES_AT_ONCE = 32
// Of one caller; nine large pages in one query keep the process busy for a tenth of a second.
const COSTLY_AT_ONCE = 4

interface Compiled {
  query: CompiledQuery['query']
  withDefaults: ReturnType<typeof inputDefaults>
}

interface Operation {
  runs: number
  /** Null when it cannot be compiled. */
  compiled: Compiled | null | undefined
}

interface Asked {
  document: DocumentNode
  operationName: string | null | undefined
  contextValue: unknown
  variables: Readonly<Record<string, unknown>>
}

/** Executes operations by code that graphql-jit makes for a document that is asked often; the rest by GraphQL itself. */
export const createExecutor = (schema: GraphQLSchema) => {
  const operations = new WeakMap<DocumentNode, Map<string, Operation>>()

  const operationOf = ({ document, operationName }: Asked): Operation => {
    const ofDocument = operations.get(document) ?? new Map<string, Operation>()
    operations.set(document, ofDocument)
    const operation = ofDocument.get(operationName ?? '') ?? { runs: 0, compiled: undefined }
    ofDocument.set(operationName ?? '', operation)
    return operation
  }

  // The oldest goes; if it is still asked often, it is compiled again.
  const compiled: Operation[] = []
  const makeRoom = (newest: Operation) => {
    compiled.push(newest)
    const oldest = compiled.length > MOST_COMPILED ? compiled.shift() : undefined
    if (oldest) Object.assign(oldest, { runs: 0, compiled: undefined })
  }

  const compile = ({ document, operationName }: Asked) => {
    if (hasConditionalFragment(document) || isHeavy(document)) return null
    const made = compileQuery(schema, document, operationName ?? undefined)
    return isCompiledQuery(made) ? { query: made.query, withDefaults: inputDefaults(schema, document) } : null
  }

  return async (asked: Asked): Promise<ExecutionResult> => {
    const { document, operationName, contextValue, variables } = asked
    const interpret = () =>
      execute({ schema, document, contextValue, operationName: operationName ?? null, variableValues: variables })
    // GraphQL says so; names that callers make up are not remembered.
    if (!getOperationAST(document, operationName)) return interpret()
    const { refused } = coercedVariables(schema, asked)
    if (refused) return { errors: [refused] }
    const operation = operationOf(asked)
    if (operation.compiled === undefined && ++operation.runs > RUNS_BEFORE) {
      operation.compiled = compile(asked)
      if (operation.compiled) makeRoom(operation)
    }
    if (!operation.compiled) return interpret()

    const { query, withDefaults } = operation.compiled
    const result = await query(undefined, contextValue, withDefaults(variables))
    if (!result.errors) return result
    // Variables that GraphQL takes and the compiled code does not: nothing has been executed.
    if (!('data' in result)) return interpret()
    return { ...result, errors: result.errors.map(asWholeError) }
  }
}

/** graphql-jit keeps the condition of a spread on the fragment itself, where another spread of it finds it too. */
const hasConditionalFragment = (document: DocumentNode): boolean => {
  let found = false
  const look = ({ directives }: FragmentSpreadNode | InlineFragmentNode) => {
    if (directives?.some(({ name }) => name.value === 'skip' || name.value === 'include')) found = true
    return found ? BREAK : undefined
  }
  visit(document, { FragmentSpread: look, InlineFragment: look })
  return found
}

/** Whether its code would weigh more than a hundred such may. */
const isHeavy = (document: DocumentNode): boolean =>
  fieldsWrittenOut(document) > most.fields ||
  variablesIn(document) > most.variables ||
  JSON.stringify(document).length > most.length

const variablesIn = ({ definitions }: DocumentNode): number =>
  definitions.reduce(
    (sum, one) => sum + (one.kind === Kind.OPERATION_DEFINITION ? (one.variableDefinitions?.length ?? 0) : 0),
    0,
  )

/** How many fields a document has once its fragments stand where they are spread. */
const fieldsWrittenOut = ({ definitions }: DocumentNode): number => {
  const ofFragment = new Map<string, number>()
  const count = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + countFragment(selection.name.value)
      return (
        sum + (selection.kind === Kind.FIELD ? 1 : 0) + (selection.selectionSet ? count(selection.selectionSet) : 0)
      )
    }, 0)
  const countFragment = (name: string): number => {
    const known = ofFragment.get(name)
    if (known !== undefined) return known
    const fragment = definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name)
    const fields = fragment?.kind === Kind.FRAGMENT_DEFINITION ? count(fragment.selectionSet) : 0
    ofFragment.set(name, fields)
    return fields
  }
  return definitions.reduce(
    (sum, one) => sum + (one.kind === Kind.OPERATION_DEFINITION ? count(one.selectionSet) : 0),
    0,
  )
}

// The errors of graphql-jit have no extensions to be read.
const asWholeError = ({ message, path, locations, originalError }: GraphQLError) =>
  Object.assign(new GraphQLError(message, { path, originalError: originalError ?? null }), { locations })

// For whom no turn came, so that nothing was executed.
const asAnswer = (error: Error): ExecutionResult => ({
  data: null,
  errors: [new GraphQLError(error.message, { originalError: error })],
})

/**
 * What Apollo Server takes in place of a schema: the schema, and who executes its operations.
 * @param patience how long a query waits for its turn, in milliseconds, and a costly one before that among those of its caller;
 * whoever has waited so long is told to try again
 */
export const compiledGateway = (schema: GraphQLSchema, patience: number): GatewayInterface => {
  const run = createExecutor(schema)
  const inTurn = atMost(QUERIES_AT_ONCE, { patience })
  const inTurnOf = atMostEach(COSTLY_AT_ONCE, { patience })
  const executor: GatewayExecutor = ({ document, operation, context, request: { operationName, variables = {} } }) => {
    const begin = () => run({ document, operationName, contextValue: context, variables })
    // None when the document lacks the one that was named: GraphQL itself says so.
    if (operation?.operation !== OperationTypeNode.QUERY) return begin()
    const work = async () => {
      if (context.hasGone?.()) throw new DomainError('UNAVAILABLE', { retryAfter: IN_A_MOMENT })
      return begin()
    }
    const caller = costlyCallerOf(context)
    return (caller === null ? inTurn(work) : inTurnOf(caller, () => inTurn(work))).catch(asAnswer)
  }
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => {}
    },
    load: async () => ({ executor }),
    stop: async () => {},
  }
}
