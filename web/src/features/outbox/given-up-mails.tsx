import { useSearchParams } from 'react-router-dom'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { type PageParams, readPageParams } from '../../lib/navigation/page-params.ts'
import { useClientConfig } from '../../lib/network/use-client-config.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel, Stack } from '../../ui/basic/panel.tsx'
import { RowsSkeleton } from '../../ui/feedback/list-skeletons.tsx'
import { ListPage } from '../../ui/list/list-page.tsx'
import { GivenUpMail } from './given-up-mail.tsx'
import { useGivenUpMailsQuery } from './given-up-mails.generated.ts'

/** The mails of the shop that could not be sent for a day. */
export const GivenUpMails = () => {
  const { mails: copy, messages } = useCopy(manageCopy)
  const { config } = useClientConfig()
  const [search] = useSearchParams()
  const mails = { params: readPageParams(search), useList: useMails }

  return (
    <>
      <Muted>{copy.about}</Muted>
      <ListPage
        of={mails}
        failed={copy.loadFailed}
        skeleton={<RowsSkeleton />}
        empty={
          <PaddedPanel>
            <p>{config && (config.mails === 'sent' ? copy.none : messages.notSent[config.mails ?? 'none'])}</p>
          </PaddedPanel>
        }
      >
        {(items) => (
          <Stack as="ul">
            {items.map((mail) => (
              <GivenUpMail key={mail.id} mail={mail} />
            ))}
          </Stack>
        )}
      </ListPage>
    </>
  )
}

const useMails = ({ page, size }: PageParams) => {
  const { data, error, refetch } = useGivenUpMailsQuery({
    variables: { page: page - 1, size },
    fetchPolicy: 'cache-and-network',
  })
  return { data: data?.givenUpMails, error, refetch }
}
