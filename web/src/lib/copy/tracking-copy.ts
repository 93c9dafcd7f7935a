import { copyArea } from './copy-area.ts'
import { again } from './en/again.ts'
import { tracking } from './en/tracking.ts'

/** For the way of an order, and ordering the same again. */
export const trackingCopy = copyArea({ tracking, again }, async () => {
  const [bangla, more] = await Promise.all([import('./bn/tracking.ts'), import('./bn/again.ts')])
  return { tracking: bangla.tracking, again: more.again }
})
