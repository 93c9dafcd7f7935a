import { useSearchParams } from 'react-router-dom'
import { AllOrders } from '../features/order/manage/all-orders.tsx'
import { TakeLink } from '../features/order/manage/by-hand/take-link.tsx'
import { FoldedCourierDesk } from '../features/order/manage/cash/courier-desk.tsx'
import { ExportOrders } from '../features/order/manage/export-orders.tsx'
import { NoticeSwitch } from '../features/order/manage/news/notice-switch.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useIsAdmin } from '../lib/identity/use-is-admin.ts'
import { readPageParams } from '../lib/navigation/page-params.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Row } from '../ui/basic/panel.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const AllOrdersPage = () => {
  const { manage, list, pageTitle } = useCopy()
  const isAdmin = useIsAdmin()
  const [params] = useSearchParams()
  const title = list.titleWithPage(manage.allOrders, readPageParams(params).page)

  return (
    <>
      <HeadingRow>
        <PageHeading title={pageTitle(title)}>{manage.allOrders}</PageHeading>
        <Row>
          <TakeLink />
          <NoticeSwitch />
          {isAdmin && <ExportOrders />}
        </Row>
      </HeadingRow>
      <FoldedCourierDesk />
      <AllOrders />
    </>
  )
}
