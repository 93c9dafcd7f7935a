import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { LineSketch } from '../../ui/feedback/list-skeletons.tsx'
import { Skeleton, Sketch } from '../../ui/feedback/skeleton.tsx'
import { Split } from '../../ui/layout/page-layout.ts'
import { TotalBarSketch } from '../../ui/layout/total-bar-sketch.tsx'
import { CartPayment, CartSummaryPanel } from './cart-summary-panel.tsx'

/** A cart while it is on the way, with the words that stand in every one. */
export const CartSketch = () => {
  const { cart: copy } = useCopy(shoppingCopy)

  return (
    <Sketch as={Split}>
      <PaddedPanel aria-hidden>
        <LineSketch />
        <LineSketch />
      </PaddedPanel>
      <CartSummaryPanel>
        <h2>{copy.summary}</h2>
        <Skeleton $height="var(--line-body)" />
        <Skeleton $height="var(--touch)" />
        <TotalBarSketch total={copy.grandTotal} action={copy.proceed} />
        <CartPayment />
      </CartSummaryPanel>
    </Sketch>
  )
}
