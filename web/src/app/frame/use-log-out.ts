import { useCopy } from '../../lib/copy/use-copy.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { mayLeave } from '../../lib/navigation/leaving.ts'
import { notify } from '../../lib/notify/notify.ts'

/** Logs out and shows a message. The pressed button disappears, so the focus moves to the page. */
export const useLogOut = () => {
  const { menu: copy } = useCopy()
  const { logOut } = useSession()

  return async () => {
    if (!(await mayLeave())) return
    goOnFrom()
    logOut()
    notify.success(copy.loggedOut)
  }
}
