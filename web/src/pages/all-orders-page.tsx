import { endpoints } from '@sunnah-store/schema/routes'
import { useSearchParams } from 'react-router-dom'
import { AllOrders } from '../features/order/manage/all-orders.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useIsAdmin } from '../lib/identity/use-is-admin.ts'
import { readPageParams } from '../lib/navigation/page-params.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'
import { DownloadButton } from '../ui/list/download-button.tsx'

export const AllOrdersPage = () => {
  const { manage, list, pageTitle } = useCopy()
  const isAdmin = useIsAdmin()
  const [params] = useSearchParams()
  const title = list.titleWithPage(manage.allOrders, readPageParams(params).page)

  return (
    <>
      <HeadingRow>
        <PageHeading title={pageTitle(title)}>{manage.allOrders}</PageHeading>
        {isAdmin && <DownloadButton address={endpoints.exportOrders} name="orders" />}
      </HeadingRow>
      <AllOrders />
    </>
  )
}
