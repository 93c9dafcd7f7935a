import { useCopy } from '../../lib/copy/use-copy.ts'
import type { SessionState } from '../../lib/identity/session.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { Waiting } from '../../ui/basic/spinner.tsx'
import { Failure } from '../../ui/feedback/failure.tsx'

/** Shown instead of a page until the session is known. */
export const SessionPending = ({ session }: { session: SessionState }) => {
  const { session: copy } = useCopy()
  const { recognise } = useSession()
  if (session.status !== 'unreachable') return <Waiting label={copy.checking} />
  return <Failure heading={copy.unreachable} error={session.error} onRetry={recognise} />
}
