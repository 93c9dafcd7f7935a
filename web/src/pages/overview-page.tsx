import { OverviewView } from '../features/overview/overview-view.tsx'
import { useManageCopy } from '../lib/copy/use-manage-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const OverviewPage = () => {
  const { overview: copy, pageTitle } = useManageCopy()

  return (
    <>
      <PageHeading title={pageTitle(copy.heading)}>{copy.heading}</PageHeading>
      <OverviewView />
    </>
  )
}
