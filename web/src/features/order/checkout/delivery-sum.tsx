import { deliveryTerms } from '@sunnah-store/schema/delivery'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { DeliveryLine } from '../../../ui/data/delivery-line.tsx'
import { Pill } from '../../../ui/data/pill.tsx'
import { NoSum, Sum } from '../../../ui/data/sums.tsx'
import type { AgreedPrices } from './agreed-prices.ts'
import type { Checkout } from './checkout-source.ts'

interface DeliverySumProps {
  checkout: Checkout
  /** Empty until one is chosen. */
  district: string
  agreed: AgreedPrices
}

/** What the delivery adds to what is about to be ordered; also what it was when that was last agreed to. */
export const DeliverySum = ({ checkout: { delivery, total }, district, agreed }: DeliverySumProps) => {
  const { checkout: copy, promise, taka } = useCopy(shoppingCopy)
  const today = useToday()
  if (!district)
    return (
      <Sum>
        <dt>{copy.delivery}</dt>
        <dd>
          <NoSum />
        </dd>
      </Sum>
    )

  const terms = deliveryTerms(delivery, district, total)
  const before = deliveryTerms(agreed.delivery, district, total).fee
  return (
    <DeliveryLine district={district} fee={terms.fee} days={promise.days(today, terms)}>
      {before !== terms.fee && <Pill $tone="brass">{copy.was(before === 0 ? promise.free : taka(before))}</Pill>}
    </DeliveryLine>
  )
}
