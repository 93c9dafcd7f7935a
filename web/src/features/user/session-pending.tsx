import type { ReactNode } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { SessionState } from '../../lib/identity/session-state.ts'
import { useSession } from '../../lib/identity/use-session.ts'
import { Waiting } from '../../ui/basic/spinner.tsx'
import { Failure } from '../../ui/feedback/failure.tsx'

interface SessionPendingProps {
  session: SessionState
  /** Of the page, where it has one. */
  sketch?: ReactNode
}

/** Shown instead of a page until the session is known. */
export const SessionPending = ({ session, sketch }: SessionPendingProps) => {
  const { session: copy } = useCopy()
  const { recognise } = useSession()
  if (session.status !== 'unreachable') return sketch ?? <Waiting label={copy.checking} />
  return <Failure heading={copy.unreachable} error={session.error} onRetry={recognise} />
}
