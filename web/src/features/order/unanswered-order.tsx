import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { PaddedPanel, Row } from '../../ui/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { PlaceOrderInput } from './checkout.generated.ts'
import { OrderAddress } from './order-address.tsx'
import { OrderProblemNotice } from './order-problem-notice.tsx'
import type { OrderProblem } from './use-place-order.ts'

interface UnansweredOrderProps {
  order: PlaceOrderInput
  placing: boolean
  problem: OrderProblem | null
  onPlace: (order: PlaceOrderInput) => Promise<unknown>
  onChange: () => void
}

/** After a reload: an order was sent and nobody knows what became of it. */
export const UnansweredOrder = ({ order, placing, problem, onPlace, onChange }: UnansweredOrderProps) => {
  const { checkout, districtName, format, unanswered: copy, taka } = usePageCopy()

  return (
    <PaddedPanel as="section" aria-labelledby="unanswered">
      <h2 id="unanswered">{copy.heading}</h2>
      <p>{copy.text}</p>
      <Facts
        facts={[
          {
            term: checkout.address,
            value: <OrderAddress address={order.address} district={districtName(order.district)} />,
          },
          { term: checkout.phone, value: format.digits(order.phone) },
          { term: checkout.total, value: taka(order.expectedTotal) },
        ]}
      />
      <OrderProblemNotice problem={problem} />
      <Row>
        <SubmitButton type="button" busy={placing} busyLabel={checkout.placing} onClick={() => onPlace(order)}>
          {checkout.place}
        </SubmitButton>
        <Button type="button" $look="quiet" onClick={onChange}>
          {copy.change}
        </Button>
      </Row>
    </PaddedPanel>
  )
}
