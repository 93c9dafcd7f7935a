import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  )

/** An operation's root fields by their response names, including those in fragments. A repeated name is executed only once. */
export const rootFields = ({ selectionSet }: OperationDefinitionNode, fragments: Fragments): Map<string, FieldNode> => {
  const fields = new Map<string, FieldNode>()
  const seen = new Set<string>()

  const collect = (from: SelectionSetNode | undefined) => {
    for (const selection of from?.selections ?? [])
      if (selection.kind === Kind.FIELD) fields.set((selection.alias ?? selection.name).value, selection)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        collect(fragments[selection.name.value]?.selectionSet)
      }
  }

  collect(selectionSet)
  return fields
}
