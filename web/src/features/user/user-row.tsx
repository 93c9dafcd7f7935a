import type { FragmentType } from '@apollo/client'
import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Button } from '../../ui/basic/button.tsx'
import { Avatar } from '../../ui/data/avatar.tsx'
import { EmailText } from '../../ui/data/email-text.tsx'
import { Pill } from '../../ui/data/pill.tsx'
import { ActRow } from '../../ui/layout/page-layout.ts'
import { MakeAdmin } from './make-admin.tsx'
import { RemoveUser } from './remove-user.tsx'
import { type UserRow_UserFragment, useUserRow_UserFragment } from './user-row.generated.ts'

/** One person: who they are, and what an admin can do about them. */
export const UserRow = ({ user }: { user: FragmentType<UserRow_UserFragment> }) => {
  const { users: copy, account } = useCopy(manageCopy)
  const { data, complete } = useUserRow_UserFragment(user)
  if (!complete) return null

  return (
    <tr tabIndex={-1}>
      <td>
        <Avatar name={data.name} photoUrl={data.photoUrl} />
      </td>
      <td>{data.name}</td>
      <td>
        <EmailText email={data.email} />
        <Pill $tone={data.emailVerified ? 'good' : 'brass'}>
          {data.emailVerified ? account.profile.confirmed : copy.notConfirmed}
        </Pill>
      </td>
      <td>
        <ActRow>
          {data.isAdmin ? (
            <Button type="button" disabled>
              {copy.admin}
            </Button>
          ) : (
            <>
              <MakeAdmin user={data} />
              <RemoveUser user={data} />
            </>
          )}
        </ActRow>
      </td>
    </tr>
  )
}
