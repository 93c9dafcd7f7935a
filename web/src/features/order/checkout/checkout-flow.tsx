import { type ReactNode, useState } from 'react'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutHeading } from './checkout-heading.tsx'
import type { Checkout, CheckoutLine, LineChanges } from './checkout-lines.ts'
import { NothingToOrder } from './nothing-to-order.tsx'
import { attemptOf, rememberSent } from './order-attempt.ts'
import { SoldOut } from './sold-out.tsx'
import { UnansweredOrder } from './unanswered-order.tsx'
import { usePlaceOrder } from './use-place-order.ts'

interface CheckoutFlowProps {
  /** Names this checkout in all tabs. */
  checkoutId: string
  /** Asks the shop again what can be had and for how much. */
  onRefused: () => Promise<unknown>
  /** Asks the shop whether these are still the goods; where they can change elsewhere. */
  isCurrent?: (shown: readonly CheckoutLine[]) => Promise<boolean>
  /** The whole page, when there is no such product. */
  notFound?: ReactNode
  children: (form: (checkout: Checkout, changes: LineChanges) => ReactNode) => ReactNode
}

/** From the filled-in form to the placed order, over reloads and lost answers. */
export const CheckoutFlow = ({ checkoutId, onRefused, isCurrent, notFound, children }: CheckoutFlowProps) => {
  const { checkout: copy } = useCopy()
  const [unanswered, setUnanswered] = useState(() => attemptOf(checkoutId).sent)
  const { place, placing, problem, sayBlocked } = usePlaceOrder(checkoutId, () => {
    setUnanswered(null)
    return onRefused().catch(() => undefined)
  })
  const [changed, setChanged] = useState(false)
  const pressed = problem !== null

  const handleChange = () => {
    rememberSent(checkoutId, attemptOf(checkoutId).key, null)
    setUnanswered(null)
    setChanged(true)
  }

  const form = (checkout: Checkout, changes: LineChanges) => {
    const [first] = checkout.lines
    if (!first)
      return (
        <NothingToOrder
          text={changed ? copy.emptySince : copy.empty}
          ordered={changed || pressed}
          instead={changed || pressed}
        />
      )
    if (checkout.source === 'BUY_NOW' && first.available === 0) return <SoldOut line={first} instead={pressed} />
    return (
      <CheckoutForm
        checkout={checkout}
        changes={changes}
        placing={placing}
        problem={problem}
        onPlace={(order) => place(order, isCurrent && (() => isCurrent(checkout.lines)))}
        onBlocked={sayBlocked}
      />
    )
  }

  if (unanswered)
    return (
      <>
        <CheckoutHeading />
        <UnansweredOrder
          order={unanswered}
          placing={placing}
          problem={problem}
          onPlace={place}
          onChange={handleChange}
        />
      </>
    )
  if (notFound && !pressed) return notFound
  return (
    <>
      <CheckoutHeading />
      {notFound ? <NothingToOrder text={copy.gone} instead /> : children(form)}
    </>
  )
}
