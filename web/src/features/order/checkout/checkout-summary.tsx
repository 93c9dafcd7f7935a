import { TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { productName } from '../../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { PaddedPanel } from '../../../ui/basic/panel.tsx'
import { VisuallyHidden } from '../../../ui/basic/visually-hidden.tsx'
import { GoodsSum } from '../../../ui/data/goods-sum.tsx'
import { SumList, TotalSum } from '../../../ui/data/sums.tsx'
import { StatusPlace } from '../../../ui/feedback/live-place.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { UnavailableNotice } from '../../../ui/feedback/unavailable-notice.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TotalBar } from '../../../ui/layout/total-bar.ts'
import { type AgreedPrices, payable, priceAt, repriced } from './agreed-prices.ts'
import type { Checkout, CheckoutLine, LineChanges } from './checkout-source.ts'
import { DeliverySum } from './delivery-sum.tsx'
import { OrderProblemNotice } from './order-problem-notice.tsx'
import { SummaryLine } from './summary-line.tsx'
import type { OrderProblem } from './use-place-order.ts'

interface CheckoutSummaryProps {
  checkout: Checkout
  changes: LineChanges
  agreed: AgreedPrices
  /** Where it goes; empty until that is chosen. */
  district: string
  placing: boolean
  problem: OrderProblem | null
  onPlace: () => unknown
}

/** Your Order: what is bought, what it costs, and the button that orders it. */
export const CheckoutSummary = ({
  checkout,
  changes,
  agreed,
  district,
  placing,
  problem,
  onPlace,
}: CheckoutSummaryProps) => {
  const copy = useCopy(shoppingCopy)
  const heading = useRef<HTMLHeadingElement>(null)
  const [mended, setMended] = useState('')
  const { setQuantity, remove } = changes
  const newTotal = repriced(agreed, checkout, district)

  const nameOf = (line: CheckoutLine) => productName(line, copy.language).name
  // The pressed button disappears with the problem, so the focus moves to the heading, which screen readers announce.
  const mend = (what: string) => {
    setMended(what)
    goOnFrom(heading.current)
  }
  const mending: LineChanges = {
    setQuantity: (line, quantity) => {
      mend(copy.checkout.taken(quantity, nameOf(line)))
      return setQuantity(line, quantity)
    },
    remove:
      remove &&
      (async (line) => {
        const name = nameOf(line)
        mend(copy.cart.removed(name))
        // With the last line the heading goes too.
        if (checkout.lines.length === 1) goOnFrom()
        const gone = await remove(line)
        if (!gone) setMended(copy.cart.notRemoved(name))
        return gone
      }),
  }

  const gone = checkout.lines.filter(({ available }) => available === 0)
  // Nothing is ordered with it: what is left must be seen first.
  const removeGone = async () => {
    for (const line of gone) await mending.remove?.(line)
  }

  return (
    <Summary as="section" aria-labelledby="your-order">
      <h2 id="your-order" ref={heading} tabIndex={-1}>
        {copy.cart.summary}
      </h2>
      <StatusPlace as={VisuallyHidden}>{mended}</StatusPlace>
      <ul>
        {checkout.lines.map((line) => (
          <SummaryLine key={line.variantId} line={line} priceBefore={priceAt(agreed, line)} changes={mending} />
        ))}
      </ul>
      <SumList>
        <GoodsSum items={checkout.lines} total={checkout.total} />
        <DeliverySum checkout={checkout} district={district} agreed={agreed} />
      </SumList>
      {!saysWhatIsGone(problem) && <UnavailableNotice count={remove ? gone.length : 0} />}
      <OrderProblemNotice problem={problem} total={newTotal} />
      <StatusPlace>
        {!problem && newTotal !== null && (
          <Notice tone="brass" icon={TriangleAlert}>
            <p>{copy.checkout.priceAccept(copy.taka(newTotal))}</p>
          </Notice>
        )}
      </StatusPlace>
      <TotalBar data-buy-bar>
        <SumList>
          <TotalSum>
            <dt>{district ? copy.checkout.total : copy.checkout.totalWithoutDelivery}</dt>
            <dd>{copy.taka(payable(checkout, district))}</dd>
          </TotalSum>
        </SumList>
        {gone.length > 0 && remove ? (
          <Button type="button" onClick={removeGone}>
            {copy.checkout.removeGone(gone.length)}
          </Button>
        ) : (
          <SubmitButton type="button" busy={placing} busyLabel={copy.checkout.placing} onClick={onPlace}>
            {copy.checkout.place}
          </SubmitButton>
        )}
      </TotalBar>
    </Summary>
  )
}

// Two red boxes would say nearly the same.
const saysWhatIsGone = (problem: OrderProblem | null) => problem?.code === 'OUT_OF_STOCK' || problem?.code === 'BLOCKED'

const Summary = styled(PaddedPanel)`
  justify-items: stretch;
`
