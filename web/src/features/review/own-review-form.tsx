import { limits } from '@sunnah-store/schema/limits'
import { textLength } from '@sunnah-store/schema/text-length'
import { isVisible } from '@sunnah-store/schema/visible-text'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import type { SessionUser } from '../../lib/identity/session-state.ts'
import { focusField } from '../../lib/navigation/focus.ts'
import { seenText } from '../../lib/text/seen-text.ts'
import { Button } from '../../ui/basic/button.tsx'
import { FailureLine } from '../../ui/feedback/failure-line.tsx'
import { TextAreaField } from '../../ui/form/field.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { ShopForm } from '../../ui/form/shop-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOwnReviewQuery } from './own-review.generated.ts'
import { PhotoFields } from './photo-fields.tsx'
import { valuesOf } from './review-values.ts'
import { usePostReview } from './use-post-review.ts'
import { useReviewForm } from './use-review-form.ts'

const ratings = ['5', '4', '3', '2', '1']

/** Where a shopper writes a review, or the earlier one anew. */
export const OwnReviewForm = ({ productId, user }: { productId: string; user: SessionUser }) => {
  const { reviewing: copy, asking, format } = useCopy(shoppingCopy)
  const { data: own, error, refetch } = useOwnReviewQuery({ variables: { productId } })
  const ownReview = own?.ownReview
  const { form, photos, setPhotos, uploads } = useReviewForm(productId, usePostReview(productId, user, ownReview))
  const { busy, field, problem, reset } = form
  const { id: photosId, error: photosError } = field('photos', {
    validate: () => !uploads.isBusy || copy.photosBusy,
  })

  const handleEdit = (earlier: NonNullable<typeof ownReview>) => {
    reset(valuesOf(earlier))
    focusField('rating')
  }

  return (
    <ShopForm
      form={form}
      heading={
        <>
          <h3>{copy.heading}</h3>
          {ownReview && (
            <>
              <p>{copy.again(format.date(ownReview.postedAt), ownReview.rating)}</p>
              {ownReview.isHidden && <p>{copy.hidden}</p>}
              <Edit type="button" $look="quiet" onClick={() => handleEdit(ownReview)}>
                {copy.edit}
              </Edit>
            </>
          )}
          {error && (
            <FailureLine role="status" failed={copy.earlierFailed} onRetry={() => refetch().catch(() => undefined)} />
          )}
        </>
      }
    >
      <SelectField
        label={copy.rating}
        {...field('rating', { validate: (rating) => rating !== '' || copy.ratingMissing })}
      >
        <option value="">{copy.chooseRating}</option>
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
      <PhotoFields id={photosId} photos={photos} uploads={uploads} error={photosError} onChange={setPhotos} />
      <FormProblem problem={problem}>{problem && copy[problem]}</FormProblem>
      <Send busy={busy} busyLabel={asking.sending}>
        {copy.submit}
      </Send>
    </ShopForm>
  )
}

const Send = styled(SubmitButton)`
  justify-self: start;
`

const Edit = styled(Button)`
  justify-self: start;
`
