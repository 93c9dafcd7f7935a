import { useCopy } from '../../lib/copy/use-copy.ts'
import { FailureLine } from '../../ui/feedback/failure-line.tsx'
import { latePart } from '../../ui/feedback/late-part.tsx'

// Nobody but admins loads what they do with reviews.
export const HideReview = latePart(async () => (await import('./manage/hide-review.tsx')).HideReview, ReviewToolFailed)
export const HiddenReviews = latePart(async () => (await import('./manage/hidden-reviews.tsx')).HiddenReviews)

// One stands in each review.
function ReviewToolFailed({ onRetry }: { onRetry: () => void }) {
  const { failure } = useCopy()
  return <FailureLine failed={failure.part} onRetry={onRetry} />
}
