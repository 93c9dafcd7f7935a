import { limits } from '@sunnah-store/schema/limits'
import { priceAfterDiscount } from '@sunnah-store/schema/price'
import { readPercent, readWhole } from '@sunnah-store/schema/whole-number'
import { Banknote } from 'lucide-react'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'

/** What a shopper will pay, while price and discount are typed. */
export const PricePreview = ({ price, discount }: { price: string; discount: string }) => {
  const { form: copy } = useCopy(manageCopy).products
  const regular = readWhole(price)
  const percent = discount.trim() === '' ? 0 : readPercent(discount)
  const makesSense = regular !== null && percent !== null && percent <= limits.product.discount

  return (
    <StatusPlace>
      {makesSense && (
        <Notice tone="brass" icon={Banknote}>
          {percent === 0
            ? copy.shoppersPay(regular)
            : copy.shoppersPayLess(priceAfterDiscount(regular, percent), regular)}
        </Notice>
      )}
    </StatusPlace>
  )
}
