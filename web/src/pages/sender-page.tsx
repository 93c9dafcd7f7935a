import { useSenderQuery } from '../features/sender/sender.generated.ts'
import { SenderForm } from '../features/sender/sender-form.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { RowsSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'

export const SenderPage = () => {
  const { manage, sender: copy, pageTitle } = useCopy(manageCopy)
  const query = useSenderQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })

  return (
    <>
      <PageHeading title={pageTitle(manage.sender)}>{manage.sender}</PageHeading>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {({ sender }) => <SenderForm known={sender} />}
      </Loaded>
    </>
  )
}
