import { copyArea } from './copy-area.ts'
import { searching } from './en/searching.ts'

/** For the suggestions under the search field. */
export const searchCopy = copyArea(searching, async () => (await import('./bn/searching.ts')).searching)
