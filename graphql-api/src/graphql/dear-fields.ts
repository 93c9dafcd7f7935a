import { type FieldNode, Kind, valueFromASTUntyped } from 'graphql'

/** What a search costs besides what it finds. */
export const PRICE_OF_SEARCH = 100
/** What it costs to be told the whole schema. */
export const PRICE_OF_INTROSPECTION = 500

/** Arguments for which everything there is must be looked at. */
const searching = new Set(['search', 'filter', 'stock'])

/** Whether a field is given anything to look for. */
export const searches = ({ arguments: given = [] }: FieldNode, variables: Readonly<Record<string, unknown>>): boolean =>
  given.some(
    ({ name, value }) =>
      searching.has(name.value) &&
      isGiven(value.kind === Kind.VARIABLE ? variables[value.name.value] : valueFromASTUntyped(value, variables)),
  )

/** Whether there is anything in the value of a search, a filter or a level of stock. */
export const isGiven = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null

export const isSearchArgument = (name: string): boolean => searching.has(name)

export const isIntrospection = ({ name }: FieldNode): boolean => name.value === '__schema' || name.value === '__type'
