import { deliveryTerms } from '@sunnah-store/schema/delivery'
import { Banknote, type LucideIcon, Phone, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useDeliveryQuery } from '../../lib/delivery/delivery.generated.ts'
import { useDistrict } from '../../lib/delivery/district.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Icon } from '../../ui/basic/icon.tsx'
import { Panel } from '../../ui/basic/panel.tsx'
import { ChangeDistrict } from '../../ui/dialog/change-district.tsx'
import { FailureLine } from '../../ui/feedback/failure-line.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

interface DeliveryPromiseProps {
  /** What is delivered costs this, in whole taka. */
  total: number
}

/** When what is chosen comes and what that costs, how it is paid, and that somebody calls first. */
export const DeliveryPromise = ({ total }: DeliveryPromiseProps) => {
  const { promise: copy } = useCopy(shoppingCopy)

  return (
    <List as="ul">
      <WhenAndFee total={total} />
      <Promised icon={Banknote} what={copy.cash} why={copy.cashWhy} />
      <Promised icon={Phone} what={copy.call} why={copy.callWhy} />
    </List>
  )
}

const WhenAndFee = ({ total }: DeliveryPromiseProps) => {
  const { promise: copy, product, districtName } = useCopy(shoppingCopy)
  const { data, error, refetch } = useDeliveryQuery()
  const district = useDistrict()
  const today = useToday()

  if (!data)
    return (
      <li>
        <Icon of={Truck} />
        {error ? (
          <FailureLine failed={copy.failed} onRetry={() => refetch().catch(() => undefined)} />
        ) : (
          <Skeleton $height="calc(2 * var(--line-body))" />
        )}
      </li>
    )

  const { freeFrom } = data.delivery
  const terms = deliveryTerms(data.delivery, district, total)
  const where = districtName(district)
  return (
    <Promised
      icon={Truck}
      what={copy.days(today, terms)}
      why={
        terms.fee === 0
          ? copy.toFree(where)
          : copy.toFor(where, product.price(terms.fee)) +
            (freeFrom === null ? '' : copy.freeFrom(product.price(freeFrom)))
      }
    >
      <ChangeDistrict />
    </Promised>
  )
}

interface PromisedProps {
  icon: LucideIcon
  what: string
  why: string
  children?: ReactNode
}

const Promised = ({ icon, what, why, children }: PromisedProps) => (
  <li>
    <Icon of={icon} />
    <div>
      <p>{what}</p>
      <small>{why}</small>
    </div>
    {children}
  </li>
)

const List = styled(Panel)`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-3);
    min-height: calc(var(--touch) + var(--space-4));
    padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  }
  & > li + li { border-top: 1px solid var(--line); }
  & > li > span:first-child { color: var(--primary); }
  p { font: 600 var(--type-body); }
  small { color: var(--muted); font: 400 var(--type-small); }
`
