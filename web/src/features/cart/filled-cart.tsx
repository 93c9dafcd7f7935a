import { useState } from 'react'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Split } from '../../ui/layout/page-layout.ts'
import type { CartQuery } from './cart.generated.ts'
import type { CartLine_ItemFragment } from './cart-line.generated.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CartTable } from './cart-table.ts'
import { RemovedLine } from './removed-line.tsx'
import type { useCartChanges } from './use-cart-changes.ts'
import type { useRemovedLines } from './use-removed-lines.ts'

interface FilledCartProps {
  cart: CartQuery['cart']
  changes: ReturnType<typeof useCartChanges>
  removed: ReturnType<typeof useRemovedLines>
}

/** The lines of the cart, those just removed among them, and their sums. */
export const FilledCart = ({ cart, changes, removed }: FilledCartProps) => {
  const { buying, cart: copy, menu } = useCopy(shoppingCopy)
  const { number, image, product, total, remove } = copy
  const heads = [number, { hidden: image }, product, buying.quantity, total, { hidden: remove }]
  const [wrong, setWrong] = useState<readonly string[]>([])

  const noteWrong = (variantId: string, isWrong: boolean) =>
    setWrong((known) => {
      const others = known.filter((id) => id !== variantId)
      return isWrong ? [...others, variantId] : others
    })

  return (
    <Split>
      <CartTable name={menu.cart} heads={heads}>
        {inPlace(cart.items, removed.lines).map((row) =>
          'removed' in row ? (
            <tr key={`removed ${row.removed.variantId}`} data-removed>
              <td colSpan={heads.length}>
                <RemovedLine line={row.removed} onUndo={removed.undo} onEnd={removed.forget} />
              </td>
            </tr>
          ) : (
            <CartLine
              key={row.item.variantId}
              item={row.item}
              number={row.number}
              isBack={row.item.variantId === removed.back}
              onShow={changes.showQuantity}
              onQuantity={changes.setQuantity}
              onWrong={noteWrong}
              onRemove={removed.remove}
            />
          ),
        )}
      </CartTable>
      <CartSummary cart={cart} isWrong={wrong.length > 0} remove={changes.remove} />
    </Split>
  )
}

type Item = CartQuery['cart']['items'][number]
type Row = { item: Item; number: number } | { removed: CartLine_ItemFragment }

/** The lines in the order in which they were added, with those that were removed where they had been. */
const inPlace = (items: readonly Item[], removed: readonly CartLine_ItemFragment[]): Row[] => {
  const rows: Row[] = items.map((item, index) => ({ item, number: index + 1 }))
  const gone = removed.filter(({ variantId }) => items.every((item) => item.variantId !== variantId))
  return [...rows, ...gone.map((line) => ({ removed: line }))].sort((one, other) => addedAt(one) - addedAt(other))
}

const addedAt = (row: Row) => Date.parse('removed' in row ? row.removed.addedAt : row.item.addedAt)
