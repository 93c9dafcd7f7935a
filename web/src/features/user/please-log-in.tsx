import { LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { useOrigin } from '../../lib/navigation/return-path.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { Icon } from '../../ui/basic/icon.tsx'
import { PaddedPanel } from '../../ui/basic/panel.tsx'
import { SessionPending } from './session-pending.tsx'

/** Shown to visitors instead of a page that is empty without a session. */
export const PleaseLogIn = ({ text, children }: { text: string; children: ReactNode }) => {
  const { menu } = useCopy()
  const session = useSessionState()
  const origin = useOrigin()

  if (session.status === 'signedIn') return children
  if (session.status !== 'signedOut') return <SessionPending session={session} />
  return (
    <PaddedPanel>
      <p>{text}</p>
      <ButtonLink to={paths.logIn()} state={origin}>
        <Icon of={LogIn} />
        {menu.logIn}
      </ButtonLink>
    </PaddedPanel>
  )
}
