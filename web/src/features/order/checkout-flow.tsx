import { type ReactNode, useState } from 'react'
import { usePageCopy } from '../../lib/copy/use-page-copy.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { Checkout, LineChanges } from './checkout-lines.ts'
import { attemptOf, rememberSent } from './order-attempt.ts'
import { UnansweredOrder } from './unanswered-order.tsx'
import { usePlaceOrder } from './use-place-order.ts'

interface CheckoutFlowProps {
  /** Names this checkout in this tab. */
  checkoutId: string
  /** Asks the shop again what can be had and for how much. */
  onRefused: () => Promise<unknown>
  children: (form: (checkout: Checkout, changes: LineChanges) => ReactNode) => ReactNode
}

/** From the filled-in form to the placed order, over reloads and lost answers. */
export const CheckoutFlow = ({ checkoutId, onRefused, children }: CheckoutFlowProps) => {
  const { checkout: copy } = usePageCopy()
  const [unanswered, setUnanswered] = useState(() => attemptOf(checkoutId).sent)
  const { place, placing, problem } = usePlaceOrder(checkoutId, () => {
    setUnanswered(null)
    onRefused().catch(() => undefined)
  })

  if (unanswered)
    return (
      <UnansweredOrder
        order={unanswered}
        placing={placing}
        problem={problem}
        onPlace={place}
        onChange={() => {
          rememberSent(checkoutId, null)
          setUnanswered(null)
        }}
      />
    )

  return children((checkout, changes) =>
    checkout.lines.length === 0 ? (
      <PaddedPanel>
        <p>{copy.empty}</p>
        <ButtonLink to={paths.home()}>{copy.browse}</ButtonLink>
      </PaddedPanel>
    ) : (
      <CheckoutForm checkout={checkout} changes={changes} placing={placing} problem={problem} onPlace={place} />
    ),
  )
}
