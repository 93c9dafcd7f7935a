import type { UserSort } from '../../generated/types.ts'
import { type PageParams, readPageParams, readWords } from '../../lib/navigation/page-params.ts'

/** Whom the list shows, by the word in the address; without one, everybody. */
export const groups = { all: null, team: true, shoppers: false } as const
export type Group = keyof typeof groups

export const sorts = { rights: 'RIGHTS_FIRST', newest: 'NEWEST', oldest: 'OLDEST' } as const satisfies Record<
  string,
  UserSort
>
export type SortWord = keyof typeof sorts

export interface UserParams extends PageParams {
  words: string
  who: Group
  sort: SortWord
}

export const readUserParams = (search: URLSearchParams): UserParams => ({
  ...readPageParams(search),
  words: readWords(search),
  who: wordIn(groups, search.get('who')) ?? 'all',
  sort: wordIn(sorts, search.get('sort')) ?? 'rights',
})

const wordIn = <Words extends object>(words: Words, word: string | null): keyof Words | null =>
  (Object.keys(words) as (keyof Words)[]).find((one) => one === word) ?? null
