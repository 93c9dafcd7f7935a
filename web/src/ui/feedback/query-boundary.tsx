import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'

interface QueryBoundaryProps {
  /** Changes when something else was asked for: a failure of before is over then. */
  query: unknown
  skeleton: ReactNode
  failure: (error: unknown) => ReactNode
  children: ReactNode
}

/** Shows the skeleton while what is inside loads, and what went wrong when it cannot. */
export const QueryBoundary = ({ query, skeleton, failure, children }: QueryBoundaryProps) => {
  const { pathname, search } = useLocation()

  return (
    <ErrorBoundary resetKeys={[query]} fallbackRender={({ error }) => failure(error)}>
      {/* A new key: another address shows its skeleton at once, not the content of the last one. */}
      <Suspense key={pathname + search} fallback={skeleton}>
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}
