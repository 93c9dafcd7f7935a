import type { ActsQuery } from './acts.generated.ts'

/** One entry of the history. */
export type Act = ActsQuery['acts']['items'][number]
