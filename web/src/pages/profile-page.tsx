import { Suspense } from 'react'
import styled, { keyframes } from 'styled-components'
import { AddressBook } from '../features/order/address/address-book.tsx'
import { PleaseLogIn } from '../features/user/please-log-in.tsx'
import { LogOutEverywhere } from '../features/user/profile/log-out-everywhere.tsx'
import { MyData } from '../features/user/profile/my-data.tsx'
import { Profile } from '../features/user/profile/profile.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useSessionState } from '../lib/identity/use-session.ts'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { FailureView } from '../ui/feedback/failure.tsx'
import { latePart } from '../ui/feedback/late-part.tsx'
import { PartSketch } from '../ui/feedback/list-skeletons.tsx'

// Few set one up, and that takes much code. Where it does not come, the rest of the profile stands.
const SecondFactor = latePart(
  async () => (await import('../features/user/second-factor/second-factor.tsx')).SecondFactor,
  SecondFactorFailed,
)

export const ProfilePage = () => {
  const { account, menu, pageTitle } = useCopy(shoppingCopy)
  const session = useSessionState()

  return (
    <>
      <PageHeading title={pageTitle(menu.profile)}>{menu.profile}</PageHeading>
      <PleaseLogIn text={account.pleaseLogIn.profile}>
        <InTurn>
          <Profile />
          {session.status === 'signedIn' && session.user.role === 'SHOPPER' && <AddressBook />}
          <Suspense fallback={<PartSketch />}>
            <SecondFactor />
          </Suspense>
          <LogOutEverywhere />
          <MyData />
        </InTurn>
      </PleaseLogIn>
    </>
  )
}

function SecondFactorFailed({ onRetry }: { onRetry: () => void }) {
  const { account, failure } = useCopy(shoppingCopy)
  return <FailureView heading={account.secondStepFailed} text={failure.network} onRetry={onRetry} />
}

const atLast = keyframes`
  from { visibility: hidden; }
  to { visibility: visible; }
`

/** What comes is often higher than its sketch, so what stands below it is shown with it and does not move; after three seconds it is shown all the same. */
const InTurn = styled.div`
  display: contents;
  & :is(div[aria-busy], :has(div[aria-busy])) ~ * { animation: ${atLast} 3s step-end both; }
`
