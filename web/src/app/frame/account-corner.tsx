import { Heart, LogIn, ShoppingCart } from 'lucide-react'
import { type ReactNode, Suspense, useEffect } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { SessionUser } from '../../lib/identity/session-state.ts'
import { useSession, useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useOrigin } from '../../lib/navigation/return-path.ts'
import { IconButton, IconLink } from '../../ui/basic/icon-button.tsx'
import { latePart } from '../../ui/feedback/late-part.tsx'
import { AccountPlace, OnlyWide } from './corner-places.ts'

// Visitors have none of it.
const SignedInCorner = latePart(async () => (await import('./signed-in-corner.tsx')).SignedInCorner, CornerFailed)

/** The end of the bar: the cart, and the way in, or what belongs to whoever is in. */
export const AccountCorner = () => {
  const { menu: copy } = useCopy()
  const session = useSessionState()
  const origin = useOrigin()
  const { state } = useSession()
  const isShopper = session.status === 'signedIn' && session.user.role === 'SHOPPER'
  // early.ts has set it; a page of the server is one of visitors at first, whoever is here.
  useEffect(() => {
    const { dataset } = document.documentElement
    const isVisitor = session.status === 'signedOut' && state().status === 'signedOut'
    if (isVisitor) delete dataset.signedIn
    if (isVisitor || isShopper) delete dataset.worksHere
  }, [session.status, isShopper, state])

  return (
    <Corner>
      {session.status === 'signedIn' ? (
        <Suspense fallback={<PlainCorner hasCart={isShopper} />}>
          <SignedInCorner user={session.user} />
        </Suspense>
      ) : (
        <PlainCorner hasCart>
          {session.status !== 'loading' && (
            <IconLink data-of-visitors label={copy.logIn} icon={LogIn} to={paths.logIn()} state={origin} />
          )}
        </PlainCorner>
      )}
    </Corner>
  )
}

/** Without numbers, while those are not known. The guards of both lead visitors to the log-in and back. */
const PlainCorner = ({ hasCart, children }: { hasCart: boolean; children?: ReactNode }) => {
  const { menu: copy } = useCopy()

  return (
    <>
      {hasCart && (
        <>
          <OnlyWide>
            <IconLink label={copy.wishes} icon={Heart} data-of-shoppers to={paths.wishes()} />
          </OnlyWide>
          <IconLink label={copy.cart} icon={ShoppingCart} data-of-shoppers to={paths.cart()} />
        </>
      )}
      {children || <AccountPlace />}
    </>
  )
}

function CornerFailed({ user, onRetry }: { user: SessionUser; onRetry: () => void }) {
  const { menu: copy, tryAgain } = useCopy()

  return (
    <PlainCorner hasCart={user.role === 'SHOPPER'}>
      <IconButton label={`${tryAgain}: ${copy.label(user.name)}`} icon={LogIn} onClick={onRetry} />
    </PlainCorner>
  )
}

const Corner = styled.div`
  display: flex;
  align-items: center;
`
