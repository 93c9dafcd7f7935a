import type { ReactNode } from 'react'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { failureKind } from '../../lib/failure/failure.ts'
import { FailureView } from './failure-view.tsx'

interface LoadedProps<Data> {
  query: { data?: Data | undefined; error?: unknown; refetch: () => Promise<unknown> }
  /** What could not be loaded. */
  failed: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What was asked for, once it is there; until then its sketch, or why it does not come. */
export const Loaded = <Data,>({ query, failed, skeleton, children }: LoadedProps<Data>) => {
  const copy = useCopy()
  const { data, error, refetch } = query
  if (data) return children(data)
  if (!error) return skeleton

  return (
    <FailureView
      heading={failed}
      text={copy.failure[failureKind(error)]}
      retryLabel={copy.tryAgain}
      onRetry={() => refetch().catch(() => undefined)}
    />
  )
}
