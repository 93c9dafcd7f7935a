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
 * count as well. Found once for each document.
 */
export const askedFields = ({ fieldNodes, fragments }: GraphQLResolveInfo, below?: string): ReadonlySet<string> => {
  const [first] = fieldNodes
  if (!first) return new Set()
  const ofNode = known.get(first) ?? new Map<string, ReadonlySet<string>>()
  known.set(first, ofNode)
  const key = below ?? ''
  let asked = ofNode.get(key)
  if (!asked) {
    const fields = fieldNodes.flatMap((node) => fieldsIn(node.selectionSet, fragments))
    const inside =
      below === undefined
        ? fields
        : fields.filter(isNamed(below)).flatMap((node) => fieldsIn(node.selectionSet, fragments))
    asked = new Set(inside.map(({ name }) => name.value))
    ofNode.set(key, asked)
  }
  return asked
}

const isNamed =
  (wanted: string) =>
  ({ name }: FieldNode) =>
    name.value === wanted

// Each fragment is looked into once, however often it is spread.
const fieldsIn = (
  selections: SelectionSetNode | undefined,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
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
