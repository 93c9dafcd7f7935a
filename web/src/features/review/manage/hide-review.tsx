import { useState } from 'react'
import { flushSync } from 'react-dom'
import { manageCopy } from '../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../lib/copy/use-copy.ts'
import { refusalOf } from '../../../lib/failure/refusal.ts'
import { useConfirmedAction } from '../../../lib/failure/use-confirmed-action.ts'
import { goOnFrom } from '../../../lib/navigation/focus.ts'
import { notify } from '../../../lib/notify/notify.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { Question } from '../../../ui/dialog/question.tsx'
import { useSetReviewHiddenMutation } from './hide-review.generated.ts'

interface HideReviewProps {
  review: { id: string; reviewer: { name: string } }
  /** Whether it is hidden, so that it is to be shown again. */
  hidden?: boolean
}

/** Hides a review from everybody but admins, or shows it again, after a question. */
export const HideReview = ({ review: { id, reviewer }, hidden = false }: HideReviewProps) => {
  const { reviews: copy } = useCopy(manageCopy)
  const [open, setOpen] = useState(false)
  const [setReviewHidden] = useSetReviewHiddenMutation({ refetchQueries: ['HiddenReviews'] })
  const words = hidden ? copy.showing : copy.hiding

  const close = () => setOpen(false)
  const change = async () => {
    await setReviewHidden({ variables: { id, isHidden: !hidden } })
    notify.success(words.done(reviewer.name))
    // The pressed button goes with the review.
    flushSync(close)
    goOnFrom(document.getElementById('reviews-heading'))
  }
  const confirmed = useConfirmedAction(change, close, (error) =>
    refusalOf(error)?.code === 'NOT_FOUND' ? copy.gone : null,
  )

  return (
    <>
      <Button
        aria-label={words.label(reviewer.name)}
        type="button"
        $look={hidden ? 'quiet' : 'dangerText'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.button}
      </Button>
      {open && (
        <Question title={words.question(reviewer.name)} yes={words.button} danger={!hidden} {...confirmed}>
          {words.text}
        </Question>
      )}
    </>
  )
}
