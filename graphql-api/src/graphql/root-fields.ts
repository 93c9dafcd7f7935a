import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql'

/** The response names of an operation's root fields, including those in fragments. A repeated name is executed only once. */
export const rootFields = (
  { selectionSet }: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): Set<string> => {
  const names = new Set<string>()
  const seen = new Set<string>()

  const collect = (from: SelectionSetNode | undefined) => {
    for (const selection of from?.selections ?? [])
      if (selection.kind === Kind.FIELD) names.add((selection.alias ?? selection.name).value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        collect(fragments[selection.name.value]?.selectionSet)
      }
  }

  collect(selectionSet)
  return names
}
