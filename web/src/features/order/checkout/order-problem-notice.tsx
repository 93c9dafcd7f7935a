import { Link } from 'react-router-dom'
import { type ShoppingCopy, shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import type { OrderProblem } from './use-place-order.ts'

/** Why an order was not placed, or that this is unknown. */
export const OrderProblemNotice = ({ problem }: { problem: OrderProblem | null }) => {
  const copy = useCopy(shoppingCopy)

  return (
    <FormProblem problem={problem}>
      {problem && sentences(problem, copy).map((sentence) => <p key={sentence}>{sentence}</p>)}
      {problem?.code === 'IDEMPOTENCY_MISMATCH' && <Link to={paths.myOrder()}>{copy.checkout.seeOrders}</Link>}
    </FormProblem>
  )
}

const sentences = (problem: OrderProblem, { checkout: copy, taka }: ShoppingCopy): string[] => {
  if (problem.code === 'PRICE_CHANGED')
    return [copy.priceChanged(taka(problem.expectedTotal), taka(problem.total)), copy.priceAccept(taka(problem.total))]
  const sentences: Partial<Record<OrderProblem['code'], string>> = {
    NO_ANSWER: copy.noAnswer,
    NOT_ARRIVED: copy.notArrived,
    NOT_SENT: copy.notSent,
    CART_CHANGED: copy.cartChanged,
    BLOCKED: copy.blocked,
    OUT_OF_STOCK: copy.outOfStock,
    NOT_FOUND: copy.gone,
    CART_EMPTY: copy.empty,
    IDEMPOTENCY_MISMATCH: copy.mismatch,
    RATE_LIMITED: copy.busy,
  }
  return [sentences[problem.code] ?? copy.refused]
}
