import { History } from '../features/history/history.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const HistoryPage = () => {
  const { manage, pageTitle } = useCopy(manageCopy)

  return (
    <>
      <PageHeading title={pageTitle(manage.history)}>{manage.history}</PageHeading>
      <History />
    </>
  )
}
