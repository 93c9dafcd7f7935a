import { lazy, Suspense } from 'react'
import { AddressBook } from '../features/order/address/address-book.tsx'
import { PleaseLogIn } from '../features/user/please-log-in.tsx'
import { LogOutEverywhere } from '../features/user/profile/log-out-everywhere.tsx'
import { MyData } from '../features/user/profile/my-data.tsx'
import { Profile } from '../features/user/profile/profile.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useSessionState } from '../lib/identity/use-session.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

// Few set one up, and that takes much code.
const SecondFactor = lazy(async () => ({
  default: (await import('../features/user/second-factor/second-factor.tsx')).SecondFactor,
}))

export const ProfilePage = () => {
  const { account, menu, pageTitle } = useCopy(shoppingCopy)
  const session = useSessionState()

  return (
    <>
      <PageHeading title={pageTitle(menu.profile)}>{menu.profile}</PageHeading>
      <PleaseLogIn text={account.pleaseLogIn.profile}>
        <Profile />
        {session.status === 'signedIn' && session.user.role === 'SHOPPER' && <AddressBook />}
        <Suspense fallback={<Skeleton $height="var(--line-picture)" />}>
          <SecondFactor />
        </Suspense>
        <LogOutEverywhere />
        <MyData />
      </PleaseLogIn>
    </>
  )
}
