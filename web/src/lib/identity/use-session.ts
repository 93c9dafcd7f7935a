import { createContext, use, useSyncExternalStore } from 'react'
import { type Session, visitor } from './session.ts'
import type { SessionState } from './session-state.ts'

const visitorOfServer = () => visitor
const unknown: SessionState = { status: 'loading' }
const unknownOfServer = () => unknown

export const SessionContext = createContext<Session | null>(null)

/** Logs people in and out. */
export const useSession = (): Session => {
  const session = use(SessionContext)
  if (!session) throw new Error('No session around this component')
  return session
}

/** Who is signed in, as it changes. */
export const useSessionState = (): SessionState => {
  const { subscribe, state } = useSession()
  return useSyncExternalStore(subscribe, state, visitorOfServer)
}

/** The same for what is shown only to some: the server, which knows nobody, takes nobody for a visitor. */
export const useGuardedSession = (): SessionState => {
  const { subscribe, state } = useSession()
  return useSyncExternalStore(subscribe, state, unknownOfServer)
}
