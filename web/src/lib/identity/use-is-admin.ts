import { useSessionState } from './use-session.ts'

/** Whether the person at the screen manages the shop. Staff do not: they have its orders only. */
export const useIsAdmin = (): boolean => {
  const session = useSessionState()
  return session.status === 'signedIn' && session.user.isAdmin
}
