import { useCopy } from '../copy/use-copy.ts'
import { useSession } from '../identity/use-session.ts'
import { notify } from '../notify/notify.ts'
import { refusalOf } from './refusal.ts'

/**
 * Why an act of an admin was not done, where the act itself knows no better. Whose rights were taken away meanwhile is
 * told so, and the shop is asked anew who they are: the page then goes, with all that it shows.
 * @returns what to say where the act was; null when all is said
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
