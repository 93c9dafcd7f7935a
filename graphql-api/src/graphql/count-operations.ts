import { type DocumentNode, type FieldNode, Kind, type OperationDefinitionNode } from 'graphql'
import { asDomainError } from '../as-domain-error.js'
import { type PolicyName, policyOfField } from '../limits/policies.js'
import { readsOf } from './costly-queries.js'
import { isGiven, isIntrospection, isSearchArgument } from './dear-fields.js'
import { refuse } from './refuse.js'
import { fragmentsOf, rootFields } from './root-fields.js'
import type { Steps } from './steps.js'

/** Counts the operations that have a limit, each name of a root field as one, whether GraphQL or the REST gateway asks, and costly queries by their cost. */
export const countOperations: Steps = {
  didResolveOperation: ({ document, operation, request: { variables = {} }, contextValue: { limit, cost, user } }) => {
    if (!operation) return
    const points = pointsOf(countedIn(document, operation), variables)
    const reads = operation.operation === 'query' ? readsOf(cost) : 0
    try {
      for (const [policy, many] of points) limit(policy, many)
      // Of an account alone: else a few of them keep all who share their address from their wish lists.
      if (reads > 0) limit('reads', reads, user?.id)
    } catch (error) {
      const refused = asDomainError(error)
      throw refused ? refuse(refused) : error
    }
  },
}

interface Counted {
  policy: PolicyName
  /** It counts when one of these variables has something to search for; null when it always does. */
  variables: readonly string[] | null
}

const known = new WeakMap<DocumentNode, Map<string, readonly Counted[]>>()

const countedIn = (document: DocumentNode, operation: OperationDefinitionNode): readonly Counted[] => {
  const ofDocument = known.get(document) ?? new Map<string, readonly Counted[]>()
  known.set(document, ofDocument)
  const name = operation.name?.value ?? ''
  const counted = ofDocument.get(name) ?? count(document, operation)
  ofDocument.set(name, counted)
  return counted
}

const count = (document: DocumentNode, operation: OperationDefinitionNode): Counted[] => {
  const defaults = new Set(
    operation.variableDefinitions
      ?.filter(({ defaultValue }) => defaultValue)
      .map(({ variable }) => variable.name.value),
  )
  return [...rootFields(operation, fragmentsOf(document)).values()].flatMap((field): Counted[] => {
    const policy = isIntrospection(field) ? 'introspections' : policyOfField.get(field.name.value)
    if (policy) return [{ policy, variables: null }]
    const variables = searchVariables(field, defaults)
    return variables === null || variables.length > 0 ? [{ policy: 'searches', variables }] : []
  })
}

/** The variables that a field may search by; null when it searches for what stands in the document. */
const searchVariables = ({ arguments: given = [] }: FieldNode, defaults: ReadonlySet<string>): string[] | null => {
  const names: string[] = []
  for (const { name, value } of given) {
    if (!isSearchArgument(name.value) || value.kind === Kind.NULL) continue
    if (value.kind !== Kind.VARIABLE || defaults.has(value.name.value)) return null
    names.push(value.name.value)
  }
  return names
}

const pointsOf = (counted: readonly Counted[], variables: Readonly<Record<string, unknown>>) => {
  const points = new Map<PolicyName, number>()
  for (const { policy, variables: names } of counted)
    if (names === null || names.some((name) => isGiven(variables[name])))
      points.set(policy, (points.get(policy) ?? 0) + 1)
  return points
}
