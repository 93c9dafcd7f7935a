import { deliveryTerms } from '@sunnah-store/schema/delivery'
import type { Pieces } from '../../lib/cart/pieces-of.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useDeliveryQuery } from '../../lib/delivery/delivery.generated.ts'
import { useDistrict } from '../../lib/delivery/district.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { DeliveryLine } from '../../ui/data/delivery-line.tsx'
import { GoodsSum } from '../../ui/data/goods-sum.tsx'
import { SumList, TotalSum } from '../../ui/data/sums.tsx'
import { ChangeDistrict } from '../../ui/dialog/change-district.tsx'
import { FailureLine } from '../../ui/feedback/failure-line.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

interface CartSumsProps {
  items: readonly Pieces[]
  /** What those that can be had cost, in whole taka. */
  total: number
}

/** What a delivery of the cart to the district of this device costs; null while that is not known. */
const useCartDelivery = (total: number) => {
  const { data, error, refetch } = useDeliveryQuery()
  const district = useDistrict()
  const retry = () => refetch().catch(() => undefined)

  return {
    district,
    terms: data ? deliveryTerms(data.delivery, district, total) : null,
    missing: data?.delivery.freeFrom != null ? data.delivery.freeFrom - total : 0,
    failed: !data && Boolean(error),
    retry,
  }
}

/** How many pieces there are, what they cost, and what their delivery costs. */
export const CartSums = ({ items, total }: CartSumsProps) => {
  const { promise, taka } = useCopy(shoppingCopy)
  const { district, terms, missing, failed, retry } = useCartDelivery(total)
  const today = useToday()

  return (
    <>
      <SumList>
        <GoodsSum items={items} total={total} />
        {terms && (
          <DeliveryLine district={district} fee={terms.fee} days={promise.days(today, terms)}>
            <ChangeDistrict />
          </DeliveryLine>
        )}
      </SumList>
      {!terms && !failed && <Skeleton $height="var(--touch)" />}
      {failed && <FailureLine failed={promise.failed} onRetry={retry} />}
      {terms && terms.fee > 0 && missing > 0 && <Muted $small>{promise.more(taka(missing))}</Muted>}
    </>
  )
}

/** What is to be paid in all. */
export const CartTotal = ({ total }: { total: number }) => {
  const { cart: copy, taka } = useCopy(shoppingCopy)
  const { terms } = useCartDelivery(total)

  return (
    <SumList>
      <TotalSum>
        <dt>{copy.grandTotal}</dt>
        <dd>{taka(total + (terms?.fee ?? 0))}</dd>
      </TotalSum>
    </SumList>
  )
}
