import { useCopy } from '../../lib/copy/use-copy.ts'
import { failureKind } from '../../lib/failure/failure.ts'
import { FailureView } from '../../ui/feedback/failure-view.tsx'
import { focusHeading } from '../../ui/layout/focus-heading.ts'

/** Nobody knows whether something is set aside for the shopper, and so how much they can buy. */
export const HoldUnknown = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { buying, failure, tryAgain } = useCopy()

  const handleRetry = () => {
    focusHeading()
    onRetry()
  }

  return (
    <FailureView
      heading={buying.holdUnknown}
      text={failure[failureKind(error)]}
      retryLabel={tryAgain}
      onRetry={handleRetry}
    />
  )
}
