import { Link } from 'react-router-dom'
import { type ShoppingCopy, shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { paths } from '../../../lib/navigation/paths.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import type { OrderProblem } from './use-place-order.ts'

interface OrderProblemNoticeProps {
  problem: OrderProblem | null
  /** What is to be paid now, where that was not agreed to before. */
  total?: number | null
}

/** Why an order was not placed, or that this is unknown; also that it has another price now. */
export const OrderProblemNotice = ({ problem, total = null }: OrderProblemNoticeProps) => {
  const copy = useCopy(shoppingCopy)

  return (
    <FormProblem problem={problem}>
      {problem && sentences(problem, total, copy).map((sentence) => <p key={sentence}>{sentence}</p>)}
      {problem?.code === 'IDEMPOTENCY_MISMATCH' && <Link to={paths.myOrder()}>{copy.checkout.seeOrders}</Link>}
      {problem?.code === 'PURCHASE_LIMIT' && <Link to={paths.contactUs()}>{copy.checkout.writeToUs}</Link>}
      {problem?.code === 'EMAIL_NOT_CONFIRMED' && <Link to={paths.profile()}>{copy.checkout.toProfile}</Link>}
    </FormProblem>
  )
}

const sentences = (problem: OrderProblem, total: number | null, { checkout: copy, taka }: ShoppingCopy): string[] => {
  if (problem.code === 'PRICE_CHANGED')
    return [
      copy.priceChanged(taka(problem.expectedTotal), taka(problem.total)),
      copy.priceAccept(taka(total ?? problem.total)),
    ]
  const ruled = ruleOf(problem, copy)
  if (ruled !== null) return [ruled]
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
  const why = sentences[problem.code] ?? copy.refused
  return total === null ? [why] : [why, copy.priceAccept(taka(total))]
}

/** Which of the owner's limits stands against the order; null when it is something else. */
const ruleOf = (problem: OrderProblem, { limits, confirmFirst }: ShoppingCopy['checkout']): string | null => {
  if (problem.code === 'EMAIL_NOT_CONFIRMED' && 'most' in problem) return confirmFirst(problem.most)
  if (problem.code !== 'PURCHASE_LIMIT') return null
  const say = Object.entries(limits).find(([rule]) => rule === problem.rule)?.[1]
  return say?.(problem.most) ?? null
}
