import type { FragmentType } from '@apollo/client'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Pill } from '../../ui/data/pill.tsx'
import { UserActs } from './rights/user-acts.tsx'
import { type UserRow_UserFragment, useUserRow_UserFragment } from './user-row.generated.ts'
import { WaysToReach } from './ways-to-reach.tsx'

/** One person: who they are, and what an admin can do about them. */
export const UserRow = ({ user }: { user: FragmentType<UserRow_UserFragment> }) => {
  const { users: copy } = useCopy(manageCopy)
  const { data, complete } = useUserRow_UserFragment(user)
  const session = useSessionState()
  if (!complete) return null

  const isMe = session.status === 'signedIn' && session.user.id === data.id

  return (
    <tr tabIndex={-1}>
      <td>
        <Avatar name={data.name} photoUrl={data.photoUrl} />
      </td>
      <td>
        {data.name} {isMe && <Pill $tone="brass">{copy.you}</Pill>}
      </td>
      <td>
        <WaysToReach user={data} />
        {data.secondFactorSince && <Pill $tone="good">{copy.secondFactor.on}</Pill>}
      </td>
      <td>
        <UserActs user={data} />
      </td>
    </tr>
  )
}
