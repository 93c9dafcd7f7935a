import { copyArea } from './copy-area.ts'
import { charity } from './en/charity.ts'

/** For the pages of the charities. */
export const charityCopy = copyArea({ charity }, async () => ({ charity: (await import('./bn/charity.ts')).charity }))
