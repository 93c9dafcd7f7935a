import { limits } from '@sunnah-store/schema/limits'
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import { countOf, countsOnce, searchCountOf } from './counts-as.js'
import { isIntrospection, PRICE_OF_INTROSPECTION, PRICE_OF_SEARCH, searches } from './dear-fields.js'

/** The cost of an operation. */
export interface Measures {
  /** The most objects that it can read, plus what it takes to find them: a page of 20 products with 10 reviews each is 20 × (1 + 10), plus the page objects. */
  cost: number
  /** The depth of its fields, without introspection. */
  depth: number
}

interface Asked {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Readonly<Record<string, FragmentDefinitionNode>>
  /** With the defaults applied, as in execution. */
  variables: Readonly<Record<string, unknown>>
}

/** The same of a part; `once` is what does not grow with the page that it stands on. */
interface Part extends Measures {
  once: number
}

/** Measures an operation before execution. Each fragment is measured once, however often it is used. */
export const measure = ({ schema, operation, fragments, variables }: Asked): Measures => {
  const known = new Map<string, Part>()

  const ofSelections = ({ selections }: SelectionSetNode, parent: GraphQLCompositeType): Part =>
    together(
      selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return ofField(selection, parent)
        if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value)
        return ofSelections(selection.selectionSet, narrowed(selection.typeCondition?.name.value, parent))
      }),
    )

  const ofFragment = (name: string): Part => {
    const fragment = fragments[name]
    const measured = known.get(name)
    if (measured || !fragment) return measured ?? nothing
    const type = schema.getType(fragment.typeCondition.name.value)
    const found = isCompositeType(type) ? ofSelections(fragment.selectionSet, type) : nothing
    known.set(name, found)
    return found
  }

  const narrowed = (name: string | undefined, parent: GraphQLCompositeType) => {
    const type = name ? schema.getType(name) : parent
    return isCompositeType(type) ? type : parent
  }

  const ofField = (node: FieldNode, parent: GraphQLCompositeType): Part => {
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined
    if (!field) return { ...nothing, cost: isIntrospection(node) ? PRICE_OF_INTROSPECTION : 0 }
    const type = getNamedType(field.type)
    const search = searchCountOf(field) + (searches(node, variables) ? PRICE_OF_SEARCH : 0)
    if (!node.selectionSet || !isCompositeType(type)) return { cost: search, once: 0, depth: 1 }
    const inside = ofSelections(node.selectionSet, type)
    const size = pageSize(node, field, variables)
    const count = countOf(field) ?? countOf(type) ?? 1
    const ofItems = size === null ? count + Math.max(1, count) * inside.cost : 1 + size * inside.cost
    const cost = search + inside.once + ofItems
    const depth = 1 + inside.depth
    return countsOnce(field) ? { cost: 0, once: cost, depth } : { cost, once: 0, depth }
  }

  const root = schema.getRootType(operation.operation)
  const { cost, once, depth } = root ? ofSelections(operation.selectionSet, root) : nothing
  return { cost: cost + once, depth }
}

const nothing: Part = { cost: 0, once: 0, depth: 0 }

const together = (parts: Part[]): Part => ({
  once: parts.reduce((sum, { once }) => sum + once, 0),
  cost: parts.reduce((sum, { cost }) => sum + cost, 0),
  depth: Math.max(0, ...parts.map(({ depth }) => depth)),
})

/** The number of items that the page of a field can hold, even for a `size` that validation refuses later; null without `size`. */
const pageSize = (
  { arguments: given = [] }: FieldNode,
  { args }: GraphQLField<unknown, unknown>,
  variables: Readonly<Record<string, unknown>>,
) => {
  const declared = args.find(({ name }) => name === 'size')
  if (!declared) return null
  const value = given.find(({ name }) => name.value === 'size')?.value
  const asked = value?.kind === Kind.VARIABLE ? variables[value.name.value] : value && valueFromASTUntyped(value)
  const size = Number(asked ?? declared.defaultValue)
  return Number.isFinite(size) ? Math.max(1, size) : limits.maxPageSize
}
