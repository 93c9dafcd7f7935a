import { productName } from '../../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { variantName } from '../../../lib/copy/variant-name.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { Facts } from '../../../ui/data/facts.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { OrderAddress } from '../order-address.tsx'
import type { SentOrder } from './order-attempt.ts'
import { OrderProblemNotice } from './order-problem-notice.tsx'
import type { OrderProblem } from './use-place-order.ts'

export interface UnansweredOrderProps {
  order: SentOrder
  placing: boolean
  problem: OrderProblem | null
  onPlace: (order: SentOrder) => Promise<unknown>
  onChange: () => void
}

/** Shown after a reload when an order was sent and its result is unknown. */
export const UnansweredOrder = ({ order, placing, problem, onPlace, onChange }: UnansweredOrderProps) => {
  const { account, checkout, districtName, format, language, orders, unanswered: copy, taka } = useCopy(shoppingCopy)
  const { address, area, district, receiverName, phone, expectedTotal } = order.input

  return (
    <PaddedPanel as="section" aria-labelledby="unanswered">
      <h2 id="unanswered">{copy.heading}</h2>
      <p>{copy.text}</p>
      <ul>
        {order.products.map((line) => {
          const { name, lang } = productName(line, language)
          const variant = variantName(line.variant, language)
          return (
            <li key={line.variantId}>
              {format.number(line.quantity)} × <span lang={lang}>{name}</span>
              {variant && `, ${variant}`}
            </li>
          )
        })}
      </ul>
      <Facts
        facts={[
          {
            term: checkout.address,
            value: <OrderAddress address={address} area={area} district={districtName(district)} />,
          },
          { term: orders.receiver, value: receiverName },
          { term: account.phone, value: format.digits(phone) },
          { term: checkout.total, value: taka(expectedTotal) },
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
