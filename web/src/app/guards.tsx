import { Fragment, type ReactNode, Suspense } from 'react'
import { Navigate, Outlet } from 'react-router-dom'
import { SessionPending } from '../features/user/session-pending.tsx'
import { useCopy } from '../lib/copy/use-copy.ts'
import type { SessionUser } from '../lib/identity/session-state.ts'
import { useGuardedSession, useSessionState } from '../lib/identity/use-session.ts'
import { paths } from '../lib/navigation/paths.ts'
import { useOrigin } from '../lib/navigation/return-path.ts'
import { ButtonLink } from '../ui/basic/button.tsx'
import { PageHeading } from '../ui/basic/page-heading.tsx'
import { Waiting } from '../ui/basic/spinner.tsx'

interface LoginGuardProps {
  /** Shown until it is known who is here, and until the log-in page has come. */
  sketch?: ReactNode
  children?: ReactNode
}

/** Shows its routes to signed-in users; others log in first and return. */
export const LoginGuard = ({ sketch, children = <Outlet /> }: LoginGuardProps) => {
  const session = useGuardedSession()
  const origin = useOrigin()

  // A new user gets a fresh tree: what is typed in a form belongs to the previous one.
  if (session.status === 'signedIn') return <Fragment key={session.user.id}>{children}</Fragment>
  // The log-in page may have to be loaded: until it is there, something else is.
  return (
    <>
      <SessionPending session={session} sketch={sketch} />
      {session.status === 'signedOut' && <Navigate to={paths.logIn()} state={origin} replace />}
    </>
  )
}

/** Shows its routes to owners and admins only. */
export const AdminGuard = () => (
  <LoginGuard>
    <Only may={({ isAdmin }) => isAdmin} />
  </LoginGuard>
)

/** Shows its routes to everybody who works in the shop. */
export const StaffGuard = () => (
  <LoginGuard>
    <Only may={({ role }) => role !== 'SHOPPER'} />
  </LoginGuard>
)

const Only = ({ may }: { may: (user: SessionUser) => boolean }) => {
  const copy = useCopy()
  const session = useSessionState()
  if (session.status === 'signedIn' && may(session.user))
    return (
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    )

  const rests = session.status === 'signedIn' && session.user.needsSecondFactor
  const heading = rests ? copy.session.secondStepFirst : copy.session.adminsOnly
  return (
    <>
      <PageHeading title={copy.pageTitle(heading)}>{heading}</PageHeading>
      <ButtonLink to={rests ? paths.profile() : paths.home()}>
        {rests ? copy.menu.profile : copy.notFound.home}
      </ButtonLink>
    </>
  )
}
