import { endpoints } from '@sunnah-store/schema/routes'
import { useCashQuery } from '../features/cash/cash.generated.ts'
import { CashTiles } from '../features/cash/cash-tiles.tsx'
import { CourierDebts } from '../features/cash/courier-debts.tsx'
import { CourierDesk } from '../features/cash/courier-desk.tsx'
import { Payouts } from '../features/cash/payouts.tsx'
import { ReturnedCash } from '../features/cash/returned-cash.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { RowsSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'
import { DownloadButton } from '../ui/list/download-button.tsx'

export const CashPage = () => {
  const { cash: copy, pageTitle } = useCopy(manageCopy)
  const query = useCashQuery({ fetchPolicy: 'cache-and-network' })

  return (
    <>
      <HeadingRow>
        <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
        <DownloadButton address={endpoints.exportPayouts} name="payouts" />
      </HeadingRow>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {({ cash }) => (
          <>
            <CashTiles cash={cash} />
            <CourierDesk />
            <CourierDebts debts={cash.couriers} />
            <ReturnedCash />
            <Payouts />
          </>
        )}
      </Loaded>
    </>
  )
}
