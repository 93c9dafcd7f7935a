import type { ShoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { readPhone } from '../../../lib/text/phone.ts'

/** A number of Bangladesh must stand there, however it is written. */
export const phoneRule =
  ({ checkout: copy }: ShoppingCopy) =>
  (typed: string): true | string => {
    const { fault } = readPhone(typed)
    return fault === null || copy.phoneFaults[fault]
  }
