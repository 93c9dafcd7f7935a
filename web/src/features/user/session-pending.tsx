import { useCopy } from '../../lib/copy/use-copy.ts'
import { failureKind } from '../../lib/failure/failure.ts'
import type { SessionState } from '../../lib/identity/session.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { FailureView } from '../../ui/feedback/failure-view.tsx'
import { Waiting } from '../../ui/feedback/waiting.tsx'

/** Stands in for a page until it is known who is signed in. */
export const SessionPending = ({ session }: { session: SessionState }) => {
  const copy = useCopy()
  const { recognise } = useSession()
  const handleRetry = () => {
    goOnFrom()
    recognise()
  }
  if (session.status !== 'unreachable') return <Waiting label={copy.session.checking} />

  return (
    <FailureView
      heading={copy.session.unreachable}
      text={copy.failure[failureKind(session.error)]}
      retryLabel={copy.tryAgain}
      onRetry={handleRetry}
    />
  )
}
