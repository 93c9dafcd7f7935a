import { endpoints } from '@sunnah-store/schema/routes'
import { CashView } from '../features/order/manage/cash/cash-view.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'
import { DownloadButton } from '../ui/list/download-button.tsx'

export const CashPage = () => {
  const { cash: copy, pageTitle } = useCopy(manageCopy)

  return (
    <>
      <HeadingRow>
        <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
        <DownloadButton address={endpoints.exportPayouts} name="payouts" />
      </HeadingRow>
      <CashView />
    </>
  )
}
