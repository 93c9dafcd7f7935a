import { AccountLink } from '../features/user/link/account-link.tsx'
import { useMailedLink } from '../features/user/link/use-mailed-link.ts'
import { linkCopy } from '../lib/copy/link-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Waiting } from '../ui/basic/spinner.tsx'
import { NarrowColumn } from '../ui/layout/page-layout.ts'

/** Where the links in mails of the identity service lead: to a new password, or to a confirmed email. */
export const AccountLinkPage = () => {
  const { links: copy, pageTitle } = useCopy(linkCopy)
  const link = useMailedLink()
  const { heading } = link ? copy[link.purpose] : copy

  return (
    <NarrowColumn>
      <PageHeading title={pageTitle(heading)}>{heading}</PageHeading>
      {link === undefined && <Waiting label={copy.looking} />}
      {link === null && <p>{copy.open}</p>}
      {link && <AccountLink key={link.code} {...link} />}
    </NarrowColumn>
  )
}
