import { Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useSecondsUntil } from '../../lib/time/use-seconds-until.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { Hold } from './use-own-hold.ts'

/** What is set aside for the shopper, for how long, and the way back to ordering it. */
export const HeldForYou = ({ productId, hold }: { productId: string; hold: Hold }) => {
  const { buying: copy, format } = useCopy(shoppingCopy)
  const left = useSecondsUntil(hold.expiresAt)

  return (
    <Notice tone="brass" icon={Clock}>
      <p>
        {copy.held(hold.quantity)}{' '}
        <b role="timer" aria-live="off">
          {format.countdown(left)}
        </b>
      </p>
      <Link to={paths.checkout(productId, hold.variantId)}>{copy.toCheckout}</Link>
    </Notice>
  )
}
