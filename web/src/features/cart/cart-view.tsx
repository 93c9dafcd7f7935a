import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { PaddedPanel, Panel, Stack } from '../../ui/basic/panel.tsx'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { StatusPlace } from '../../ui/feedback/live-place.ts'
import type { CartQuery } from './cart.generated.ts'
import { FilledCart } from './filled-cart.tsx'
import { ProceedButton } from './proceed-button.tsx'
import { RemovedLine } from './removed-line.tsx'
import { useCartChanges } from './use-cart-changes.ts'
import { useRemovedLines } from './use-removed-lines.ts'

/** What lies in the cart, what it costs, and the way on. */
export const CartView = ({ cart }: { cart: CartQuery['cart'] }) => {
  const { cart: copy } = useCopy(shoppingCopy)
  const changes = useCartChanges()
  const removed = useRemovedLines(changes)

  return (
    <>
      <StatusPlace as={VisuallyHidden}>{removed.said}</StatusPlace>
      {cart.items.length > 0 ? (
        <FilledCart cart={cart} changes={changes} removed={removed} />
      ) : (
        <Stack>
          {removed.lines.map((line) => (
            <Panel key={line.variantId}>
              <RemovedLine line={line} onUndo={removed.undo} onEnd={removed.forget} />
            </Panel>
          ))}
          <PaddedPanel>
            <p>{copy.empty}</p>
            <ButtonLink to={paths.home()}>{copy.browse}</ButtonLink>
            <ProceedButton blocked={copy.blockedEmpty} />
          </PaddedPanel>
        </Stack>
      )}
    </>
  )
}
