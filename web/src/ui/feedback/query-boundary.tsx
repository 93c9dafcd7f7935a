import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface QueryBoundaryProps {
  /** Changes when something else was asked for: a failure of before is over then. */
  query: unknown
  /** What is looked at: another one shows its skeleton at once, not the content of the last one. */
  subject: string
  skeleton: ReactNode
  failure: (error: unknown) => ReactNode
  children: ReactNode
}

/** Shows the skeleton while what is inside loads, and what went wrong when it cannot. */
export const QueryBoundary = ({ query, subject, skeleton, failure, children }: QueryBoundaryProps) => (
  <ErrorBoundary resetKeys={[query]} fallbackRender={({ error }) => failure(error)}>
    <Suspense key={subject} fallback={skeleton}>
      {children}
    </Suspense>
  </ErrorBoundary>
)
