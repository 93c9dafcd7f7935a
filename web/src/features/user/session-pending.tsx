import { useCopy } from '../../lib/copy/use-copy.ts'
import type { SessionState } from '../../lib/identity/session.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { Waiting } from '../../ui/basic/spinner.tsx'
import { Failure } from '../../ui/feedback/failure.tsx'

/** Stands in for a page until it is known who is signed in. */
export const SessionPending = ({ session }: { session: SessionState }) => {
  const { session: copy } = useCopy()
  const { recognise } = useSession()
  if (session.status !== 'unreachable') return <Waiting label={copy.checking} />
  return <Failure heading={copy.unreachable} error={session.error} onRetry={recognise} />
}
