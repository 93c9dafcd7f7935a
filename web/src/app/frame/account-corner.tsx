import { Heart, LogIn, LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useOrigin } from '../../lib/navigation/return-path.ts'
import { IconButton, IconLink } from '../../ui/basic/icon-button.tsx'
import { useLogOut } from './use-log-out.ts'

// Visitors have none.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** The end of the bar: giving, and the way in or out. */
export const AccountCorner = () => {
  const { menu: copy } = useCopy()
  const session = useSessionState()
  const logOut = useLogOut()
  const origin = useOrigin()

  return (
    <Corner>
      <IconLink label={copy.donation} icon={Heart} to={paths.donation()} />
      {session.status === 'signedOut' && <IconLink label={copy.logIn} icon={LogIn} to={paths.logIn()} state={origin} />}
      {session.status === 'signedIn' && (
        <>
          <IconButton label={copy.logOut} icon={LogOut} onClick={logOut} />
          <Place>
            <Suspense>
              <AccountMenu user={session.user} />
            </Suspense>
          </Place>
        </>
      )}
    </Corner>
  )
}

const Corner = styled.div`
  display: flex;
  align-items: center;
`

// The size of its later content, to avoid a layout shift.
const Place = styled.div`
  width: var(--touch);
  height: var(--touch);
`
