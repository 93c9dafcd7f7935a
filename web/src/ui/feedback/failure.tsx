import { useRevalidator } from 'react-router-dom'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { failureKind } from '../../lib/failure/failure.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { FailureView } from './failure-view.tsx'

/** What a page could not load, and why; "Try again" asks the server once more. */
export const Failure = ({ heading, error }: { heading: string; error: unknown }) => {
  const copy = useCopy()
  const { revalidate } = useRevalidator()

  // The button goes away with the failure: whoever pressed it goes on reading from here.
  const handleRetry = () => {
    goOnFrom()
    revalidate()
  }

  return (
    <FailureView
      heading={heading}
      text={copy.failure[failureKind(error)]}
      retryLabel={copy.tryAgain}
      onRetry={handleRetry}
    />
  )
}
