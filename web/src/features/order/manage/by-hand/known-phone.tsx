import { isInTheShop, isOnItsWay } from '@sunnah-store/schema/order-steps'
import { History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { paths } from '../../../../lib/navigation/paths.ts'
import { readPhone } from '../../../../lib/text/phone.ts'
import { useToday } from '../../../../lib/time/use-today.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Unbroken } from '../../../../ui/basic/unbroken.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { OrderAddress } from '../../order-address.tsx'
import { useOrdersToPhoneQuery } from './known-phone.generated.ts'
import type { TakenValues } from './taken.ts'

interface KnownPhoneProps {
  /** As typed. */
  typed: string
  onFill: (known: Pick<TakenValues, 'receiverName' | 'address' | 'area' | 'district'>) => void
}

/** Of a phone that was ordered to before: what is still open, and whither the last order went, which can be taken over. */
export const KnownPhone = ({ typed, onFill }: KnownPhoneProps) => {
  const { allOrders, facts, taking: copy, districtName, format } = useCopy(manageCopy)
  const today = useToday()
  const phone = readPhone(typed).phone?.number
  const { data } = useOrdersToPhoneQuery({
    variables: { phone: phone ?? '' },
    skip: !phone,
    fetchPolicy: 'cache-and-network',
  })
  // The words of a search may stand elsewhere in an order too.
  const known = phone ? (data?.orders.items ?? []).filter((order) => order.phone === phone) : []
  const [last] = known
  const open = known.filter(({ status }) => isInTheShop(status) || isOnItsWay(status))

  const fill = ({ receiverName, address, area, district }: NonNullable<typeof last>) =>
    onFill({ receiverName, address, area: area ?? '', district })

  return (
    <div role="status">
      {last && (
        <Notice tone="brass" icon={History}>
          <b>{copy.knownPhone(format.when(last.placedAt, today))}</b>
          <p>
            {last.receiverName}, <OrderAddress {...last} district={districtName(last.district)} />
          </p>
          {open.map(({ number, status }) => (
            <p key={number}>
              {facts.toPhone}{' '}
              <Link to={paths.orderNumbered(number)} target="_blank">
                <Unbroken>{number}</Unbroken>
              </Link>
              , {allOrders.statuses[status]}
            </p>
          ))}
          <Button type="button" $look="quiet" onClick={() => fill(last)}>
            {copy.fillIn}
          </Button>
        </Notice>
      )}
    </div>
  )
}
