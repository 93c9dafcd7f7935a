import { ReportView } from '../features/overview/report-view.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { PrintedAlone } from '../ui/layout/printed-alone.ts'

export const ReportsPage = () => {
  const { overview: copy, pageTitle } = useCopy(manageCopy)

  return (
    <>
      <PrintedAlone />
      <PageHeading title={pageTitle(copy.report)}>{copy.report}</PageHeading>
      <ReportView />
    </>
  )
}
