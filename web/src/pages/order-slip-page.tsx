import { ChevronLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { SlipChoice } from '../features/order/manage/slip-choice.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { Icon } from '../ui/basic/icon.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const OrderSlipPage = () => {
  const { allOrders: copy, manage, pageTitle } = useCopy(manageCopy)
  const { orderId = '' } = useParams()

  return (
    <>
      <HeadingRow data-screen-only>
        <PageHeading title={pageTitle(copy.slipHeading)}>{copy.slipHeading}</PageHeading>
        <ButtonLink to={paths.allOrders()} $look="text">
          <Icon of={ChevronLeft} />
          {manage.allOrders}
        </ButtonLink>
      </HeadingRow>
      <SlipChoice orderId={orderId} />
    </>
  )
}
