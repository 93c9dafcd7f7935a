import { Heart, LogIn, LogOut } from 'lucide-react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSession, useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/paths.ts'
import { useOrigin } from '../../lib/return-path.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconLink } from '../../ui/icon-link.tsx'
import { AccountMenu } from './account-menu.tsx'

/** The end of the bar: giving, and the way in or out. */
export const AccountCorner = () => {
  const { account: copy } = useCopy()
  const session = useSessionState()
  const { logOut } = useSession()
  const origin = useOrigin()

  return (
    <Corner>
      <IconLink label={copy.menu.donation} icon={Heart} to={paths.donation()} />
      {session.status === 'signedOut' && (
        <IconLink label={copy.menu.logIn} icon={LogIn} to={paths.logIn()} state={origin} />
      )}
      {session.status === 'signedIn' && (
        <>
          <IconButton label={copy.menu.logOut} icon={LogOut} onClick={logOut} />
          <AccountMenu user={session.user} />
        </>
      )}
    </Corner>
  )
}

const Corner = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
`
