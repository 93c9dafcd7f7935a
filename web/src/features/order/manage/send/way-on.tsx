import { ButtonLink } from '../../../../ui/basic/button.tsx'
import type { ToSend } from './send-choice.ts'

/** A link to what can be done about an order that was not sent. */
export const WayOn = ({ to, order, children }: { to: string; order: ToSend; children: string }) => (
  <ButtonLink to={to} $look="quiet" aria-label={`${children}: ${order.number}`}>
    {children}
  </ButtonLink>
)
