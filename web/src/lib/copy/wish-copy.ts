import { copyArea } from './copy-area.ts'
import { wish } from './en/wish.ts'

/** For wherever products are put on the wish list. */
export const wishCopy = copyArea({ wish }, async () => ({ wish: (await import('./bn/wish.ts')).wish }))
