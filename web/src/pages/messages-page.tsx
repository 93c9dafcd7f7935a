import { useMessageSettingsQuery } from '../features/order/manage/message/message-settings.generated.ts'
import { MessageSettingsForm } from '../features/order/manage/message/message-settings-form.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useClientConfig } from '../lib/network/use-client-config.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { RowsSkeleton } from '../ui/feedback/list-skeletons.tsx'
import { Loaded } from '../ui/feedback/loaded.tsx'

export const MessagesPage = () => {
  const { manage, messages: copy, pageTitle } = useCopy(manageCopy)
  const { config } = useClientConfig()
  const query = useMessageSettingsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' })

  return (
    <>
      <PageHeading title={pageTitle(manage.messages)}>{manage.messages}</PageHeading>
      <Loaded query={query} failed={copy.loadFailed} skeleton={<RowsSkeleton />}>
        {({ messageSettings }) => <MessageSettingsForm known={messageSettings} config={config} />}
      </Loaded>
    </>
  )
}
