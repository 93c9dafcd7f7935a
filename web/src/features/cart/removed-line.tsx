import { productName } from '../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { UndoRow } from '../../ui/feedback/undo-row.tsx'
import type { CartLine_ItemFragment } from './cart-line.generated.ts'
import { itemName } from './item-name.ts'

interface RemovedLineProps {
  line: CartLine_ItemFragment
  onUndo: (line: CartLine_ItemFragment) => Promise<unknown>
  /** The time to undo it is over. */
  onEnd: (variantId: string) => void
}

/** In the place of a line that was removed: the way to bring it back. */
export const RemovedLine = ({ line, onUndo, onEnd }: RemovedLineProps) => {
  const { cart: copy, language } = useCopy(shoppingCopy)
  const name = itemName(line, language)

  return (
    <UndoRow
      undo={copy.undo}
      undoOf={copy.undoOf(name)}
      onUndo={() => onUndo(line)}
      onEnd={() => onEnd(line.variantId)}
    >
      <b>{copy.removedRow}</b> <span lang={productName(line, language).lang}>{name}</span>
    </UndoRow>
  )
}
