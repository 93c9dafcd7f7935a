import { Clock } from 'lucide-react'
import { productName } from '../../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useSecondsUntil } from '../../../lib/time/use-seconds-until.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Hold } from './checkout-source.ts'

/** What is set aside for the shopper, and for how long. */
export const HoldNotice = ({ hold }: { hold: Hold }) => {
  const { checkout: copy, format, language } = useCopy(shoppingCopy)
  const left = useSecondsUntil(hold.expiresAt)
  const product = hold.product && productName(hold.product, language)

  return (
    <Notice tone="brass" icon={Clock}>
      <p>
        <b lang={product?.lang}>{product?.name}</b> {left > 0 ? `${copy.held} ` : copy.heldOver}
        {left > 0 && (
          <b role="timer" aria-live="off">
            {format.countdown(left)}
          </b>
        )}
      </p>
    </Notice>
  )
}
