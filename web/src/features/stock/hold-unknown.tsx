import { useCopy } from '../../lib/copy/use-copy.ts'
import { failureKind } from '../../lib/failure/failure.ts'
import { goOnFrom } from '../../lib/navigation/focus.ts'
import { FailureView } from '../../ui/feedback/failure-view.tsx'

/** Nobody knows whether something is set aside for the shopper, and so how much they can buy. */
export const HoldUnknown = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { buying, failure, tryAgain } = useCopy()

  const handleRetry = () => {
    goOnFrom()
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
