import { CartLink } from '../../features/cart/cart-link.tsx'
import { WishLink } from '../../features/wish/wish-link.tsx'
import type { SessionUser } from '../../lib/identity/session-state.ts'
import { AccountMenu } from './account-menu.tsx'
import { AccountPlace, OnlyWide } from './corner-places.ts'

/** What belongs to whoever is signed in; who works in the shop has no cart and no wishes. */
export const SignedInCorner = ({ user }: { user: SessionUser }) => (
  <>
    {user.role === 'SHOPPER' && (
      <>
        <OnlyWide>
          <WishLink />
        </OnlyWide>
        <CartLink />
      </>
    )}
    <AccountPlace>
      <AccountMenu user={user} />
    </AccountPlace>
  </>
)
