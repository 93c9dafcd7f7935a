import type { Session } from './session.ts'
import { useSession } from './use-session.ts'

interface TypedEntry {
  email: string
  number: string
}

const typedIn = new WeakMap<Session, TypedEntry>()
const nothing: TypedEntry = { email: '', number: '' }

/** What was typed on the way in, carried from one form to the next: in memory, never in an address or on the device. */
export const useTypedEntry = () => {
  const session = useSession()
  return {
    typed: typedIn.get(session) ?? nothing,
    note: (part: Partial<TypedEntry>) => typedIn.set(session, { ...nothing, ...typedIn.get(session), ...part }),
    forget: () => typedIn.delete(session),
  }
}
