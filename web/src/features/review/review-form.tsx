import { limits } from '@sunnah-store/schema/limits'
import { isVisible } from '@sunnah-store/schema/visible-text'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useErrorsInLanguage } from '../../lib/hooks/use-errors-in-language.ts'
import { useOnce } from '../../lib/hooks/use-once.ts'
import type { SessionUser } from '../../lib/identity/session.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { notify } from '../../lib/notify/notify.ts'
import { dropDraft, keepDraft, readDraft } from '../../lib/storage/draft.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextAreaField } from '../../ui/form/field.tsx'
import { fieldProblems } from '../../ui/form/field-problems.ts'
import { FormPanel } from '../../ui/form/form.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOwnReviewQuery } from './own-review.generated.ts'
import { usePostReview } from './use-post-review.ts'

interface ReviewValues {
  rating: string
  feedback: string
}

const names = ['feedback'] as const
const ratings = ['5', '4', '3', '2', '1']

/** Where a shopper says what they think; a visitor is asked to log in, an admin is not asked. */
export const ReviewForm = ({ productId }: { productId: string }) => {
  const { reviewing: copy } = useCopy()
  const session = useSessionState()

  if (session.status === 'signedOut')
    return (
      <LogIn to={paths.logIn()} state={{ from: paths.buyNow(productId) }} $look="quiet">
        {copy.logIn}
      </LogIn>
    )
  return session.status === 'signedIn' && !session.user.isAdmin ? (
    <Form productId={productId} user={session.user} />
  ) : null
}

const Form = ({ productId, user }: { productId: string; user: SessionUser }) => {
  const { reviewing: copy, account, format } = useCopy()
  const draftName = `review:${productId}`
  const { data: own } = useOwnReviewQuery({ variables: { productId } })
  const postReview = usePostReview(productId, user, own?.ownReview)
  const [failed, setFailed] = useState(false)
  const { register, handleSubmit, formState, resetField, subscribe, trigger } = useForm<ReviewValues>({
    shouldFocusError: false,
    defaultValues: { rating: '5', feedback: readDraft(draftName, asFeedback) ?? '' },
  })
  useErrorsInLanguage({ formState, trigger })

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draftName, values.feedback) }),
    [subscribe, draftName],
  )

  const [send, busy] = useOnce(async ({ rating, feedback }: ReviewValues) => {
    setFailed(false)
    try {
      await postReview({ rating: Number(rating), feedback })
      notify.success(copy.done)
      resetField('feedback', { defaultValue: '' })
      dropDraft(draftName)
    } catch {
      setFailed(true)
    }
  })

  return (
    <FormPanel onSubmit={handleSubmit(send)}>
      <h3>{copy.heading}</h3>
      {own?.ownReview && <p>{copy.again(format.date(own.ownReview.postedAt), own.ownReview.rating)}</p>}
      <ErrorSummary
        heading={account.problemHeading}
        problems={fieldProblems(formState.errors, names)}
        attempt={formState.submitCount}
      />
      <SelectField id="rating" label={copy.rating} {...register('rating')}>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {format.digits(rating)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        id="feedback"
        label={copy.feedback}
        placeholder={copy.placeholder}
        error={formState.errors.feedback?.message}
        {...register('feedback', {
          validate: (feedback) => isVisible(feedback) || copy.feedbackMissing,
          maxLength: { value: limits.reviewLength, message: copy.feedbackTooLong },
        })}
      />
      <FormProblem problem={failed}>{copy.failed}</FormProblem>
      <Send busy={busy} busyLabel={copy.sending}>
        {copy.submit}
      </Send>
    </FormPanel>
  )
}

const asFeedback = (stored: unknown) => (typeof stored === 'string' ? stored : null)

const Send = styled(SubmitButton)`
  justify-self: start;
`

const LogIn = styled(ButtonLink)`
  justify-self: start;
`
