import { useCopy } from '../copy/use-copy.ts'
import { useSession } from '../identity/use-session.ts'
import { notify } from '../notify/notify.ts'
import { refusalOf } from './refusal.ts'

/**
 * The message for a failed admin action without a more specific one. A user who has lost the admin rights is
 * notified and the session is refetched: the page then disappears with its contents.
 * @returns the message to show at the action; null when none is needed
 */
export const useWhyNot = () => {
  const { asking } = useCopy()
  const session = useSession()

  return (error: unknown) => {
    if (refusalOf(error)?.code !== 'FORBIDDEN') return asking.failed
    notify.error(asking.notAdmin)
    session.recognise()
    return null
  }
}
