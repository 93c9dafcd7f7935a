import { manageCopy } from '../../lib/copy/manage-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { Unbroken } from '../../ui/basic/unbroken.ts'
import { EmailText } from '../../ui/data/email-text.tsx'
import { Pill } from '../../ui/data/pill.tsx'

interface WaysToReachProps {
  user: { email: string | null; emailVerified: boolean; phone: string | null; phoneVerified: boolean }
}

/** Email and phone of somebody, and whether they are confirmed. */
export const WaysToReach = ({ user }: WaysToReachProps) => {
  const { users: copy, account, format } = useCopy(manageCopy)

  return (
    <>
      {user.email !== null && (
        <>
          <EmailText email={user.email} />
          <Pill $tone={user.emailVerified ? 'good' : 'brass'}>
            {user.emailVerified ? account.profile.confirmed : copy.notConfirmed}
          </Pill>
        </>
      )}
      {user.phone !== null && (
        <p>
          <Unbroken>{format.phone(user.phone)}</Unbroken>{' '}
          {user.phoneVerified && <Pill $tone="good">{account.profile.phoneConfirmed}</Pill>}
        </p>
      )}
      {user.email === null && <Muted $small>{copy.needsEmail}</Muted>}
    </>
  )
}
