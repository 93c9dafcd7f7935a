import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'

/** States for how many things a list without a `size` counts when a request is measured. */
export const CountsAs = (things: number) => Extensions({ countsAs: things })

/** @returns 1 for what is no list, and for the things of a page, which its `size` counts */
export const countOf = ({ extensions }: GraphQLField<unknown, unknown>): number =>
  typeof extensions.countsAs === 'number' ? extensions.countsAs : 1
