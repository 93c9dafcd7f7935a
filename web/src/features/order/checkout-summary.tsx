import styled from 'styled-components'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { PaddedPanel } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { SumList, TotalSum } from '../../ui/sums.ts'
import type { Checkout, LineChanges } from './checkout-lines.ts'
import { SummaryLine } from './summary-line.tsx'

interface CheckoutSummaryProps {
  checkout: Checkout
  changes: LineChanges
  placing: boolean
}

/** Your Order: what is bought, what it costs, and the button that orders it. */
export const CheckoutSummary = ({ checkout, changes, placing }: CheckoutSummaryProps) => {
  const copy = usePageCopy()

  return (
    <Summary as="section" aria-labelledby="your-order">
      <h2 id="your-order">{copy.checkout.yourOrder}</h2>
      <ul>
        {checkout.lines.map((line) => (
          <SummaryLine key={line.productId} line={line} changes={changes} />
        ))}
      </ul>
      <SumList>
        <TotalSum>
          <dt>{copy.checkout.total}</dt>
          <dd>{copy.taka(checkout.total)}</dd>
        </TotalSum>
      </SumList>
      <SubmitButton busy={placing} busyLabel={copy.checkout.placing}>
        {copy.checkout.place}
      </SubmitButton>
    </Summary>
  )
}

const Summary = styled(PaddedPanel)`
  justify-items: stretch;
`
