import type { FragmentType } from '@apollo/client'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Avatar } from '../../ui/data/avatar.tsx'
import { ActRow } from '../../ui/layout/page-layout.ts'
import { MakeAdmin } from './make-admin.tsx'
import { RemoveUser } from './remove-user.tsx'
import { type UserRow_UserFragment, useUserRow_UserFragment } from './user-row.generated.ts'
import { WaysToReach } from './ways-to-reach.tsx'

/** One person: who they are, and what an admin can do about them. */
export const UserRow = ({ user }: { user: FragmentType<UserRow_UserFragment> }) => {
  const { users: copy } = useCopy(manageCopy)
  const { data, complete } = useUserRow_UserFragment(user)
  if (!complete) return null

  return (
    <tr tabIndex={-1}>
      <td>
        <Avatar name={data.name} photoUrl={data.photoUrl} />
      </td>
      <td>{data.name}</td>
      <td>
        <WaysToReach user={data} />
      </td>
      <td>
        <ActRow>
          {data.isAdmin ? (
            <Button type="button" disabled>
              {copy.admin}
            </Button>
          ) : (
            <>
              {data.email !== null && <MakeAdmin user={{ ...data, email: data.email }} />}
              <RemoveUser user={data} />
            </>
          )}
        </ActRow>
      </td>
    </tr>
  )
}
