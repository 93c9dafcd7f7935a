import type { ReactNode } from 'react'
import { Failure } from './failure.tsx'

interface LoadedProps<Data> {
  query: { data?: Data | undefined; error?: unknown; refetch: () => Promise<unknown> }
  /** What could not be loaded. */
  failed: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What was asked for, once it is there; until then its sketch, or why it does not come. */
export const Loaded = <Data,>({ query, failed, skeleton, children }: LoadedProps<Data>) => {
  const { data, error, refetch } = query
  if (data) return children(data)
  if (!error) return skeleton
  return <Failure heading={failed} error={error} onRetry={() => refetch().catch(() => undefined)} />
}
