import type { GraphQLField, GraphQLNamedType } from 'graphql'
import { Extensions } from 'type-graphql'

type Counted = Pick<GraphQLField<unknown, unknown> | GraphQLNamedType, 'extensions'>

/**
 * What a field, or an object of a type, counts for in the query cost, if not 1.
 * @param things the number of objects of a list without a `size` argument; 0 for what is known without reading anything more
 * @param search how many more it counts for, where finding them costs more than reading them
 */
export const CountsAs = (things: number, search = 0) => Extensions({ countsAs: things, searchCountsAs: search })

/** @returns undefined where nothing is said, also for the items of a page, which `size` counts already */
export const countOf = ({ extensions }: Counted): number | undefined =>
  typeof extensions.countsAs === 'number' ? extensions.countsAs : undefined

export const searchCountOf = ({ extensions }: Counted): number =>
  typeof extensions.searchCountsAs === 'number' ? extensions.searchCountsAs : 0

/** A field of a page that is answered once, however many items the page holds. */
export const CountsOnce = Extensions({ countsOnce: true })

export const countsOnce = ({ extensions }: Counted): boolean => extensions.countsOnce === true
