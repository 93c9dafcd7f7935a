import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

/**
 * The number of objects that a list without a `size` argument counts for in the query cost.
 * @param search how many more it counts for, where finding them costs more than reading them
 */
export const CountsAs = (things: number, search = 0) => Extensions({ countsAs: things, searchCountsAs: search })

/** @returns 1 when the field is not a list, and for the items of a page, which `size` counts already */
export const countOf = ({ extensions }: GraphQLField<unknown, unknown>): number =>
  typeof extensions.countsAs === 'number' ? extensions.countsAs : 1

export const searchCountOf = ({ extensions }: GraphQLField<unknown, unknown>): number =>
  typeof extensions.searchCountsAs === 'number' ? extensions.searchCountsAs : 0

/** A field of a page that is answered once, however many items the page holds. */
export const CountsOnce = Extensions({ countsOnce: true })

export const countsOnce = ({ extensions }: GraphQLField<unknown, unknown>): boolean => extensions.countsOnce === true
