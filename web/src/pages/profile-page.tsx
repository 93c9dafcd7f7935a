import { PleaseLogIn } from '../features/user/please-log-in.tsx'
import { Profile } from '../features/user/profile.tsx'
import { usePageCopy } from '../lib/copy/use-page-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const ProfilePage = () => {
  const { account, pageTitle } = usePageCopy()

  return (
    <>
      <PageHeading title={pageTitle(account.profile.heading)}>{account.profile.heading}</PageHeading>
      <PleaseLogIn text={account.pleaseLogIn.profile}>
        <Profile />
      </PleaseLogIn>
    </>
  )
}
