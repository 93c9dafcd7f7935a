import { type DocumentNode, type GraphQLSchema, Kind, type OperationDefinitionNode, visit } from 'graphql'
import { DomainError } from '../errors.js'
import { coercedVariables } from './coerced-variables.js'
import { isGiven, isIntrospection, isSearchArgument } from './dear-fields.js'
import { measure } from './measure.js'
import { refuse } from './refuse.js'
import { fragmentsOf, rootFields } from './root-fields.js'
import type { Steps } from './steps.js'

/** The limits of one GraphQL request. */
const limits = { cost: 1000, depth: 8, aliases: 15, mutations: 4, introspections: 1 }

/**
 * Refuses too costly requests before execution, and tells the cost of the others. The shop's own operations, for REST calls and
 * pages, are measured and never refused.
 */
export const limitRequests: Steps = {
  didResolveOperation: ({ request: { http, variables = {} }, schema, document, operation, contextValue }) => {
    if (!operation || (!http && contextValue.goesOn)) return
    if (http && operation.operation === 'subscription') throw refuse(new DomainError('BAD_USER_INPUT', noSubscriptions))
    const known = (http ? passedDocuments : ownDocuments).of(document)
    const given = givenTo(document, operation, variables)
    contextValue.cost = known.get(given) ?? null
    if (contextValue.cost !== null) return
    const { coerced, refused } = coercedVariables(schema, { document, operationName: operation.name?.value, variables })
    if (refused) throw refused
    const asked = { schema, document, operation, variables: coerced }
    contextValue.cost = http ? checkLimits(asked) : measure({ ...asked, fragments: fragmentsOf(document) }).cost
    if (known.size < MOST_KEPT) known.set(given, contextValue.cost)
  },
  willSendResponse: ({ response: { body }, contextValue: { cost } }) => {
    if (cost === null || body.kind !== 'single') return
    const { singleResult } = body
    singleResult.extensions = { ...singleResult.extensions, cost: { requested: cost, most: limits.cost } }
  },
}

/** What documents cost: each is measured once for each operation and what is given to it. */
class Costs {
  private readonly byDocument = new WeakMap<DocumentNode, Map<string, number>>()

  of(document: DocumentNode): Map<string, number> {
    const costs = this.byDocument.get(document) ?? new Map<string, number>()
    this.byDocument.set(document, costs)
    return costs
  }
}

// Apart: whoever sends one of the shop's own documents as their own may not ask for as much.
const [passedDocuments, ownDocuments] = [new Costs(), new Costs()]
const pricedVariables = new WeakMap<DocumentNode, PricedVariables>()
const MOST_KEPT = 100

/** The variables that the cost goes by. */
interface PricedVariables {
  sizes: ReadonlySet<string>
  searches: ReadonlySet<string>
}

/** As much of the variables as the cost goes by: the sizes of pages, and whether anything is searched for. */
const givenTo = (document: DocumentNode, { name }: OperationDefinitionNode, variables: Record<string, unknown>) => {
  const { sizes, searches } = pricedVariables.get(document) ?? pricedVariablesIn(document)
  // What is left out has the default of the document, unlike what is null.
  const pricedBy = (variable: string, price: (value: unknown) => unknown) =>
    variables[variable] === undefined ? 'default' : price(variables[variable])
  // What is no number is refused by the execution, however deep it is.
  const numbers = [...sizes].map((size) => pricedBy(size, (value) => (typeof value === 'number' ? value : null)))
  return JSON.stringify([name?.value ?? '', ...numbers, ...[...searches].map((search) => pricedBy(search, isGiven))])
}

const pricedVariablesIn = (document: DocumentNode): PricedVariables => {
  const [sizes, searches] = [new Set<string>(), new Set<string>()]
  visit(document, {
    Argument({ name, value }) {
      if (value.kind !== Kind.VARIABLE) return
      if (name.value === 'size') sizes.add(value.name.value)
      if (isSearchArgument(name.value)) searches.add(value.name.value)
    },
  })
  pricedVariables.set(document, { sizes, searches })
  return { sizes, searches }
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

/**
 * @returns the cost
 * @throws GraphQLError QUERY_TOO_COSTLY, before execution
 */
export const checkLimits = ({ schema, document, operation, variables }: Asked): number => {
  const fragments = fragmentsOf(document)
  let aliases = 0
  let introspections = 0
  visit(document, {
    Field(node) {
      if (node.alias) aliases++
      if (isIntrospection(node)) introspections++
    },
  })
  const mutations = operation.operation === 'mutation' ? rootFields(operation, fragments).size : 0
  const asked = { ...measure({ schema, operation, fragments, variables }), aliases, mutations, introspections }
  for (const [what, most] of Object.entries(limits)) {
    const amount = asked[what as keyof typeof limits]
    if (amount > most) throw refuse(tooMuch({ what, asked: amount, most }))
  }
  return asked.cost
}

const tooMuch = (details: { what: string; asked: number; most: number }) => new DomainError('QUERY_TOO_COSTLY', details)
