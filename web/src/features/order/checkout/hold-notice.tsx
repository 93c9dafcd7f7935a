import { Clock } from 'lucide-react'
import { useState } from 'react'
import { productName } from '../../../lib/copy/product-name.ts'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { variantName } from '../../../lib/copy/variant-name.ts'
import { useSecondsUntil } from '../../../lib/time/use-seconds-until.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { Hold } from './checkout-source.ts'

/** What is set aside for the shopper, and what no longer is: the shop forgets a hold that has ended. */
export const HoldNotices = ({ holds }: { holds: readonly Hold[] }) => {
  const [seen, setSeen] = useState<readonly Hold[]>([])
  const missing = seen.filter((hold) => !holds.some(({ variantId }) => variantId === hold.variantId))
  const shown = [...holds, ...missing]
  if (holds.some((hold) => !seen.includes(hold))) setSeen(shown)

  return shown.map((hold) => <HoldNotice key={hold.variantId} hold={hold} />)
}

const HoldNotice = ({ hold }: { hold: Hold }) => {
  const { checkout: copy, format, language } = useCopy(shoppingCopy)
  const left = useSecondsUntil(hold.expiresAt)
  const product = hold.product && productName(hold.product, language)
  const variant = hold.variant && variantName(hold.variant, language)

  return (
    <Notice tone="brass" icon={Clock}>
      <p>
        <b>
          <span lang={product?.lang}>{product?.name}</span>
          {variant && ` · ${variant}`}
        </b>{' '}
        {left > 0 ? `${copy.held} ` : copy.heldOver(hold.quantity)}
        {left > 0 && (
          <b role="timer" aria-live="off">
            {format.countdown(left)}
          </b>
        )}
      </p>
    </Notice>
  )
}
