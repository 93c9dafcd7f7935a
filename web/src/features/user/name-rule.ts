import { nameFault } from '@sunnah-store/schema/display-name'
import type { ShoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { oneLine } from '../../lib/identity/presentable-name.ts'

/** The rule of a name that the shop shows to others. */
export const nameRule = ({ nameMissing, nameTooLong, signUp }: ShoppingCopy['account']) => ({
  validate: (name: string) => {
    const fault = nameFault(oneLine(name))
    return fault === null || { missing: nameMissing, tooLong: nameTooLong, shopsOwn: signUp.nameNotYours }[fault]
  },
})
