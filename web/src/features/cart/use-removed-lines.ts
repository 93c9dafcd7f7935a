import { useState } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { CartLine_ItemFragment } from './cart-line.generated.ts'
import { itemName } from './item-name.ts'
import type { useCartChanges } from './use-cart-changes.ts'

/** Removes lines, keeps in sight for a while what was removed, and brings it back. */
export const useRemovedLines = ({ remove, putBack }: Pick<ReturnType<typeof useCartChanges>, 'remove' | 'putBack'>) => {
  const { cart: copy, language } = useCopy(shoppingCopy)
  const [lines, setLines] = useState<readonly CartLine_ItemFragment[]>([])
  const [said, setSaid] = useState('')
  const [back, setBack] = useState('')

  const forget = (variantId: string) => setLines((known) => known.filter((line) => line.variantId !== variantId))

  return {
    /** Of what was removed and can still be brought back. */
    lines,
    /** What people who listen are told. */
    said,
    /** The variant of the line that is brought back, where the focus goes on. */
    back,
    forget,
    remove: async (line: CartLine_ItemFragment) => {
      const name = itemName(line, language)
      setSaid(copy.removed(name))
      setBack('')
      setLines((known) => [...known, line])
      if (await remove(line)) return
      forget(line.variantId)
      setSaid((current) => (current === copy.removed(name) ? copy.notRemoved(name) : current))
    },
    undo: async (line: CartLine_ItemFragment) => {
      setBack(line.variantId)
      if (!(await putBack(line))) return
      forget(line.variantId)
      setSaid(copy.putBack(itemName(line, language)))
    },
  }
}
