import { PleaseLogIn } from '../features/user/please-log-in.tsx'
import { Profile } from '../features/user/profile.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'

export const ProfilePage = () => {
  const { account, pageTitle } = useCopy()

  return (
    <>
      <PageHeading title={pageTitle(account.profile.heading)}>{account.profile.heading}</PageHeading>
      <PleaseLogIn text={account.pleaseLogIn.profile}>
        <Profile />
      </PleaseLogIn>
    </>
  )
}
