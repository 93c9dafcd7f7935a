import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import type { SessionUser } from '../../lib/identity/session.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { paths } from '../../lib/navigation/paths.ts'
import { notify } from '../../lib/notify/notify.ts'
import { dropDraft, readDraft, storeDraft } from '../../lib/storage/draft.ts'
import { seenText } from '../../lib/text/seen-text.ts'
import { ButtonLink } from '../../ui/basic/button.tsx'
import { FailureLine } from '../../ui/feedback/failure-line.tsx'
import { TextAreaField } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { ShopForm } from '../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOwnReviewQuery } from './review-form.generated.ts'
import { usePostReview } from './use-post-review.ts'

interface ReviewValues {
  rating: string
  feedback: string
}

const ratings = ['5', '4', '3', '2', '1']

/** The review form for shoppers; visitors are asked to log in, admins see nothing. */
export const ReviewForm = ({ productId }: { productId: string }) => {
  const { reviewing: copy } = useCopy(shoppingCopy)
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
  const { reviewing: copy, asking, format } = useCopy(shoppingCopy)
  const draftName = `review:${productId}`
  const { data: own, error, refetch } = useOwnReviewQuery({ variables: { productId } })
  const postReview = usePostReview(productId, user, own?.ownReview)
  const form = useShopForm<ReviewValues, 'failed'>({
    defaultValues: { rating: '5', feedback: readDraft(draftName, asFeedback) ?? '' },
    onType: ({ feedback }) => storeDraft(draftName, feedback),
    send: async ({ rating, feedback }, { resetField }) => {
      try {
        await postReview({ rating: Number(rating), feedback })
      } catch {
        return 'failed'
      }
      notify.success(copy.done)
      resetField('feedback', { defaultValue: '' })
      dropDraft(draftName)
      return null
    },
  })
  const { busy, field, problem } = form

  return (
    <ShopForm
      form={form}
      heading={
        <>
          <h3>{copy.heading}</h3>
          {own?.ownReview && <p>{copy.again(format.date(own.ownReview.postedAt), own.ownReview.rating)}</p>}
          {error && (
            <FailureLine role="status" failed={copy.earlierFailed} onRetry={() => refetch().catch(() => undefined)} />
          )}
        </>
      }
    >
      <SelectField label={copy.rating} {...field('rating')}>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {format.digits(rating)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={copy.feedback}
        placeholder={copy.placeholder}
        {...field('feedback', {
          validate: {
            given: (feedback) => isVisible(feedback) || copy.feedbackMissing,
            short: (feedback) => textLength(seenText(feedback)) <= limits.reviewLength || copy.feedbackTooLong,
          },
        })}
      />
      <FormProblem problem={problem}>{copy.failed}</FormProblem>
      <Send busy={busy} busyLabel={asking.sending}>
        {copy.submit}
      </Send>
    </ShopForm>
  )
}

const asFeedback = (stored: unknown) => (typeof stored === 'string' ? stored : null)

const Send = styled(SubmitButton)`
  justify-self: start;
`

const LogIn = styled(ButtonLink)`
  justify-self: start;
`
