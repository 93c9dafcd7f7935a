import type { Role } from '../../../generated/types.ts'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useWhyNot } from '../../../lib/failure/use-why-not.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { useSetRoleMutation } from '../users.generated.ts'

/** Gives somebody a role, and says how that went. */
export const useSetRole = ({ id, name }: { id: string; name: string }) => {
  const { users: copy } = useCopy(manageCopy)
  const whyNot = useWhyNot()
  const [setRole, { client }] = useSetRoleMutation()
  // A failed refetch only leaves the old order and the old counts.
  const readAgain = () => client.refetchQueries({ include: ['Users', 'UserCounts'] }).catch(() => undefined)

  return async (role: Role, evenUnconfirmed: boolean) => {
    try {
      await setRole({ variables: { id, role, evenUnconfirmed } })
      notify.success(copy.changed[role](name))
      await readAgain()
      return 'changed'
    } catch (error) {
      const code = refusalOf(error)?.code
      if (code === 'REAUTHENTICATE') return 'unproven'
      if (code === 'EMAIL_NOT_CONFIRMED') return 'unconfirmed'
      if (code !== 'NOT_FOUND') {
        const failed = role === 'ADMIN' ? copy.makeFailed : copy.changeFailed
        notify.error(code === 'LAST_ADMIN' ? copy.lastOwner : (whyNot(error) ?? failed))
        return 'failed'
      }
      notify.error(copy.gone(name))
      client.cache.evict({ id: `User:${id}` })
      await readAgain()
      return 'gone'
    }
  }
}
