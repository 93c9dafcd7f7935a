import { Clock } from 'lucide-react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { Entrance } from '../features/user/entrance.tsx'
import { LogInForm } from '../features/user/log-in-form.tsx'
import { Welcome } from '../features/user/welcome.tsx'
import { WhyLogIn } from '../features/user/why-log-in.tsx'
import { shoppingCopy } from '../lib/copy/shopping-copy.ts'
import { useCopy } from '../lib/copy/use-copy.ts'
import { useSessionState } from '../lib/identity/use-session.ts'
import { paths } from '../lib/navigation/paths.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { AlertPlace } from '../ui/feedback/live-place.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { Divider } from '../ui/form/shop-form.tsx'
import { NarrowColumn } from '../ui/layout/page-layout.ts'
import type { EntranceData } from './entrance-loader.ts'

export const LogInPage = () => {
  const copy = useCopy(shoppingCopy)
  const { logIn } = copy.account
  const { state } = useLocation()
  const session = useSessionState()
  const hasEnded = session.status === 'signedOut' && session.ended
  const { byPhone } = useLoaderData<EntranceData>()

  return (
    <Welcome>
      <NarrowColumn>
        <PageHeading title={copy.pageTitle(copy.menu.logIn)}>{copy.menu.logIn}</PageHeading>
        {!hasEnded && <WhyLogIn />}
        <AlertPlace>
          {hasEnded && (
            <Notice tone="brass" icon={Clock}>
              {logIn.ended}
            </Notice>
          )}
        </AlertPlace>
        <Entrance byPhone={byPhone}>
          <LogInForm />
        </Entrance>
        <Divider>{logIn.newHere}</Divider>
        <ButtonLink to={paths.signUp()} state={state} $look="quiet">
          {logIn.create}
        </ButtonLink>
      </NarrowColumn>
    </Welcome>
  )
}
