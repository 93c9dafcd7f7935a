import { useState } from 'react'
import { failureKind } from '../../../lib/failure/failure.ts'
import type { CheckoutFormProps } from './checkout-form.tsx'
import { type Checkout, type CheckoutLine, type CheckoutSource, isOrderable } from './checkout-source.ts'
import type { UnansweredOrderProps } from './unanswered-order.tsx'
import { type OrderProblem, usePlaceOrder } from './use-place-order.ts'

/** What to show instead of the checkout form. `pressed`: the shopper has just used the form, so the focus moves. */
export type CheckoutState =
  | { is: 'loading' }
  | { is: 'failed'; error: unknown; onRetry: () => void }
  /** There is no such product. */
  | { is: 'notFound' }
  /** The product was taken out of the shop meanwhile. */
  | { is: 'gone' }
  /** `ordered`: the order that was not answered has most likely emptied it. */
  | { is: 'empty'; ordered: boolean; pressed: boolean }
  /** Which variant of the product is meant must be chosen first. */
  | { is: 'unchosen' }
  | { is: 'soldOut'; line: CheckoutLine; pressed: boolean }
  | ({ is: 'unanswered' } & UnansweredOrderProps)
  | ({ is: 'form' } & CheckoutFormProps)

/** The state of a checkout, through reloads, lost responses and other tabs. */
export const useCheckout = (source: CheckoutSource): CheckoutState => {
  const { place, placing, ordering, problem, unanswered, lookingUp, giveUp, sayBlocked } = usePlaceOrder(source)
  const [changed, setChanged] = useState(false)
  const { error, changes, refresh } = source
  const checkout = ordering ?? source.checkout
  const pressed = problem !== null && problem.code !== 'NOT_ARRIVED'

  const handleChange = () => {
    giveUp()
    setChanged(true)
  }

  if (lookingUp) return { is: 'loading' }
  if (unanswered)
    return { is: 'unanswered', order: unanswered, placing, problem, onPlace: place, onChange: handleChange }
  if (failureKind(error) === 'notFound') return { is: pressed ? 'gone' : 'notFound' }
  if (!checkout)
    return error ? { is: 'failed', error, onRetry: () => void refresh().catch(() => undefined) } : { is: 'loading' }

  const [first] = checkout.lines
  if (!first && checkout.source === 'BUY_NOW') return { is: 'unchosen' }
  if (!first) return { is: 'empty', ordered: changed, pressed: changed || pressed }
  if (checkout.source === 'BUY_NOW' && first.available === 0) return { is: 'soldOut', line: first, pressed }
  return {
    is: 'form',
    checkout,
    changes,
    placing,
    problem: isMended(problem, checkout) ? null : problem,
    onPlace: (order) => place(order, checkout),
    onBlocked: sayBlocked,
  }
}

/** Whether what an order was stopped by is corrected in its lines. */
const isMended = (problem: OrderProblem | null, checkout: Checkout) => {
  if (!problem || !isOrderable(checkout)) return false
  if (problem.code === 'BLOCKED') return true
  // Until stock is refetched, the refused lines look as if they could be had.
  return (
    problem.code === 'OUT_OF_STOCK' &&
    problem.lines.every(({ productId, variantId, available }) =>
      checkout.lines.every(
        (line) =>
          line.productId !== productId || (variantId && line.variantId !== variantId) || line.quantity <= available,
      ),
    )
  )
}
