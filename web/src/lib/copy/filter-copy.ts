import { copyArea } from './copy-area.ts'
import { filtering } from './en/filtering.ts'

/** For the filters and the order of a list of products. */
export const filterCopy = copyArea(filtering, async () => (await import('./bn/filtering.ts')).filtering)
