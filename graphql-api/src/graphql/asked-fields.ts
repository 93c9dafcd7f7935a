import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql'

const known = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>()

/**
 * The fields asked of what stands below a field, such as of its `items`; those that @skip or @include may leave out
 * inside it count as well. Found once for each document, unless the field itself is asked at several places.
 */
export const askedFields = ({ fieldNodes, fragments }: GraphQLResolveInfo, below?: string): ReadonlySet<string> => {
  const [first, ...others] = fieldNodes
  // Which of several places are executed depends on the variables.
  if (!first || others.length > 0) return fieldsBelow(fieldNodes, fragments, below)
  const ofNode = known.get(first) ?? new Map<string, ReadonlySet<string>>()
  known.set(first, ofNode)
  const asked = ofNode.get(below ?? '') ?? fieldsBelow(fieldNodes, fragments, below)
  ofNode.set(below ?? '', asked)
  return asked
}

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

const fieldsBelow = (nodes: readonly FieldNode[], fragments: Fragments, below: string | undefined) => {
  const fields = nodes.flatMap((node) => fieldsIn(node.selectionSet, fragments))
  const asked =
    below === undefined
      ? fields
      : fields.filter(isNamed(below)).flatMap((node) => fieldsIn(node.selectionSet, fragments))
  return new Set(asked.map(({ name }) => name.value))
}

const isNamed =
  (wanted: string) =>
  ({ name }: FieldNode) =>
    name.value === wanted

// Each fragment is looked into once, however often it is spread.
const fieldsIn = (
  selections: SelectionSetNode | undefined,
  fragments: Fragments,
  seen = new Set<string>(),
): FieldNode[] =>
  (selections?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, fragments, seen)
    const name = selection.name.value
    if (seen.has(name)) return []
    seen.add(name)
    return fieldsIn(fragments[name]?.selectionSet, fragments, seen)
  })
