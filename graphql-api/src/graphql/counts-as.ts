import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

/** The number of objects that a list without a `size` argument counts for in the query cost. */
export const CountsAs = (things: number) => Extensions({ countsAs: things })

/** @returns 1 when the field is not a list, and for the items of a page, which `size` counts already */
export const countOf = ({ extensions }: GraphQLField<unknown, unknown>): number =>
  typeof extensions.countsAs === 'number' ? extensions.countsAs : 1

/** A field of a page that is answered once, however many items the page holds. */
export const CountsOnce = Extensions({ countsOnce: true })

export const countsOnce = ({ extensions }: GraphQLField<unknown, unknown>): boolean => extensions.countsOnce === true
