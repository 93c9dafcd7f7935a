import type { ActsQuery } from './acts.generated.ts'

/** One entry of the audit log. */
export type Act = ActsQuery['acts']['items'][number]
