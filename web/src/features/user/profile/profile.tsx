import { useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { shoppingCopy } from '../../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import type { SessionUser } from '../../../lib/identity/session-state.ts'
import { useSessionState } from '../../../lib/identity/use-session.ts'
import { focusField, goOnFrom } from '../../../lib/navigation/focus.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { PaddedPanel, Row } from '../../../ui/basic/panel.tsx'
import { Avatar } from '../../../ui/data/avatar.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who is signed in, as the shop and the identity service know them. */
export const Profile = () => {
  const state = useSessionState()
  return state.status === 'signedIn' ? <Card key={state.user.id} user={state.user} /> : null
}

const Card = ({ user }: { user: SessionUser }) => {
  const { profile: copy } = useCopy(shoppingCopy).account
  const [editing, setEditing] = useState(false)

  const handleEdit = () => {
    flushSync(() => setEditing(true))
    focusField('name')
  }
  // The form disappears, and the focus with it.
  const handleDone = () => {
    flushSync(() => setEditing(false))
    goOnFrom()
  }
  return (
    <Frame>
      <Who>
        <Avatar name={user.name} photoUrl={user.photoUrl} size="large" />
        <h2>{user.name}</h2>
      </Who>
      {editing ? (
        <ProfileForm user={user} onDone={handleDone} />
      ) : (
        <>
          <ProfileFacts user={user} />
          <Row>
            <Button type="button" $look="quiet" onClick={handleEdit}>
              {copy.edit}
            </Button>
          </Row>
        </>
      )}
    </Frame>
  )
}

const Frame = styled(PaddedPanel)`
  justify-items: stretch;
  max-width: var(--column);
`

const Who = styled(Row)`
  flex-wrap: nowrap;
  & > h2 { min-width: 0; overflow-wrap: anywhere; }
`
