import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { useSessionState } from '../../../lib/identity/use-session.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { ActRow } from '../../../ui/layout/page-layout.ts'
import { LogOutUser } from '../log-out-user.tsx'
import { RemoveUser } from '../remove-user.tsx'
import { ResetSecondFactor } from '../reset-second-factor.tsx'
import { type Person, roles } from './roles.ts'
import { useRoleChange } from './use-role-change.tsx'

/** What can be done about somebody: rights by owners, logging out and removing by admins too; who works here by owners, and is removed without rights only. */
export const UserActs = ({ user }: { user: Person }) => {
  const { users: copy } = useCopy(manageCopy)
  const session = useSessionState()
  const { ask, place, dialogs } = useRoleChange(user)
  const me = session.status === 'signedIn' ? session.user : null
  const mayChange = me?.role === 'OWNER' && me.id !== user.id

  const isShopper = user.role === 'SHOPPER'
  const makeButtons = (['ADMIN', 'STAFF'] as const).filter((role) => role === 'STAFF' || user.email !== null)
  return (
    <ActRow ref={place}>
      {!isShopper && (user.role !== 'STAFF' || !mayChange) && (
        <Button type="button" disabled>
          {copy.signs[user.role]}
        </Button>
      )}
      {mayChange && !isShopper && (
        <Select
          label={copy.rightsOf(user.name)}
          isLabelHidden
          value={user.role}
          onChange={({ target }) => {
            const chosen = roles.find((role) => role === target.value)
            if (chosen) ask(chosen)
          }}
        >
          {roles
            .filter((role) => user.email !== null || role === user.role || role === 'STAFF' || role === 'SHOPPER')
            .map((role) => (
              <option key={role} value={role}>
                {copy.roleNames[role]}
              </option>
            ))}
        </Select>
      )}
      {mayChange &&
        isShopper &&
        makeButtons.map((role) => (
          <Button
            key={role}
            aria-label={`${copy.make[role]}: ${user.name}`}
            type="button"
            $look="quiet"
            aria-haspopup="dialog"
            onClick={() => ask(role)}
          >
            {copy.make[role]}
          </Button>
        ))}
      {mayChange && user.secondFactorSince && <ResetSecondFactor user={user} />}
      {(isShopper || mayChange) && <LogOutUser user={user} />}
      {(isShopper || (mayChange && user.role === 'STAFF')) && <RemoveUser user={user} />}
      {dialogs}
    </ActRow>
  )
}
