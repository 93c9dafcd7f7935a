import { copyArea } from './copy-area.ts'
import type { Copy } from './en/en.ts'
import { type ManageSentences, manage } from './en/manage.ts'

/** For the pages of those who manage the shop; shoppers do not download it. */
export const manageCopy = copyArea(manage, async () => (await import('./bn/manage.ts')).manage)

export type ManageCopy = Copy & ManageSentences
