import { ExportHistory } from '../features/history/export-history.tsx'
import { History } from '../features/history/history.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { Muted } from '../ui/basic/muted.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const HistoryPage = () => {
  const { history: copy, manage, pageTitle } = useCopy(manageCopy)

  return (
    <>
      <HeadingRow>
        <div>
          <PageHeading title={pageTitle(manage.history)}>{manage.history}</PageHeading>
          <Muted>{copy.about}</Muted>
        </div>
        <ExportHistory />
      </HeadingRow>
      <History />
    </>
  )
}
