import { ChevronLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { CorrectOrder } from '../features/order/manage/by-hand/correct-order.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { Icon } from '../ui/basic/icon.tsx'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const CorrectOrderPage = () => {
  const { byHand: copy, manage, pageTitle } = useCopy(manageCopy)
  const { orderId = '' } = useParams()

  return (
    <>
      <HeadingRow>
        <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
        <ButtonLink to={paths.allOrders()} $look="text">
          <Icon of={ChevronLeft} />
          {manage.allOrders}
        </ButtonLink>
      </HeadingRow>
      <Muted>{copy.about}</Muted>
      <CorrectOrder key={orderId} orderId={orderId} />
    </>
  )
}
