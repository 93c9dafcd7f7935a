import { Heart, LogIn, ShoppingCart } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSession, useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useOrigin } from '../../lib/navigation/return-path.ts'
import { IconLink } from '../../ui/basic/icon-button.tsx'
import { AccountPlace, OnlyWide } from './corner-places.ts'

// Visitors have none of it.
const SignedInCorner = lazy(async () => ({ default: (await import('./signed-in-corner.tsx')).SignedInCorner }))

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

const Corner = styled.div`
  display: flex;
  align-items: center;
`
