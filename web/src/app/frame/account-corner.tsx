import { Heart, LogIn, ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSession, useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useOrigin } from '../../lib/navigation/return-path.ts'
import { media } from '../../theme/tokens.ts'
import { IconLink } from '../../ui/basic/icon-button.tsx'

// Visitors have none of them.
const WishLink = lazy(async () => ({ default: (await import('../../features/wish/wish-link.tsx')).WishLink }))
const CartLink = lazy(async () => ({ default: (await import('../../features/cart/cart-link.tsx')).CartLink }))
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** The end of the bar: the cart, and the way in, or what belongs to whoever is in. */
export const AccountCorner = () => {
  const { menu: copy } = useCopy()
  const session = useSessionState()
  const origin = useOrigin()
  const { state } = useSession()
  // early.ts has set it; a page of the server is one of visitors at first, whoever is here.
  useEffect(() => {
    if (session.status === 'signedOut' && state().status === 'signedOut')
      delete document.documentElement.dataset.signedIn
  }, [session.status, state])

  return (
    <Corner>
      {session.status === 'signedIn' ? (
        <>
          {session.user.role === 'SHOPPER' && (
            <>
              <OnlyWide>
                <Suspense fallback={<PlainWishes />}>
                  <WishLink />
                </Suspense>
              </OnlyWide>
              <Suspense fallback={<PlainCart />}>
                <CartLink />
              </Suspense>
            </>
          )}
          <Place>
            <Suspense>
              <AccountMenu user={session.user} />
            </Suspense>
          </Place>
        </>
      ) : (
        <>
          <OnlyWide>
            <PlainWishes />
          </OnlyWide>
          <PlainCart />
          {session.status === 'loading' ? (
            <Place />
          ) : (
            <IconLink data-of-visitors label={copy.logIn} icon={LogIn} to={paths.logIn()} state={origin} />
          )}
        </>
      )}
    </Corner>
  )
}

// Without their numbers, while those are not known. Their guards lead visitors to the log-in and back.
const PlainWishes = () => {
  const { menu: copy } = useCopy()
  return <IconLink label={copy.wishes} icon={Heart} to={paths.wishes()} />
}

const PlainCart = () => {
  const { menu: copy } = useCopy()
  return <IconLink label={copy.cart} icon={ShoppingCart} to={paths.cart()} />
}

const Corner = styled.div`
  display: flex;
  align-items: center;
`

// On phones the menus have it.
const OnlyWide = styled.div`
  ${media.narrow} { display: none; }
`

// The size of its later content, to avoid a layout shift.
const Place = styled.div`
  width: var(--touch);
  height: var(--touch);
`
