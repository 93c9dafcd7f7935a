import { CalendarDays } from 'lucide-react'
import { GivenUpNotice } from '../features/outbox/given-up-notice.tsx'
import { OverviewView } from '../features/overview/overview-view.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { Icon } from '../ui/basic/icon.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { HeadingRow } from '../ui/layout/page-layout.ts'

export const OverviewPage = () => {
  const { manage, overview: copy, pageTitle } = useCopy(manageCopy)

  return (
    <>
      <HeadingRow>
        <PageHeading title={pageTitle(manage.overview)}>{manage.overview}</PageHeading>
        <ButtonLink to={paths.reports()} $look="quiet">
          <Icon of={CalendarDays} />
          {copy.reports}
        </ButtonLink>
      </HeadingRow>
      <GivenUpNotice />
      <OverviewView />
    </>
  )
}
