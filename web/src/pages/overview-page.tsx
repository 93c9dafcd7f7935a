import { GivenUpNotice } from '../features/outbox/given-up-notice.tsx'
import { OverviewView } from '../features/overview/overview-view.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const OverviewPage = () => {
  const { manage, pageTitle } = useCopy()

  return (
    <>
      <PageHeading title={pageTitle(manage.overview)}>{manage.overview}</PageHeading>
      <GivenUpNotice />
      <OverviewView />
    </>
  )
}
