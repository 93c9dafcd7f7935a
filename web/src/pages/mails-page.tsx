import { GivenUpMails } from '../features/outbox/given-up-mails.tsx'
import { manageCopy } from '../lib/copy/manage-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const MailsPage = () => {
  const { mails, pageTitle } = useCopy(manageCopy)

  return (
    <>
      <PageHeading title={pageTitle(mails.heading)}>{mails.heading}</PageHeading>
      <GivenUpMails />
    </>
  )
}
