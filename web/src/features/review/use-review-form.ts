import { limits } from '@sunnah-store/schema/limits'
import { endpoints } from '@sunnah-store/schema/routes'
import { useWatch } from 'react-hook-form'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { refusalOf } from '../../lib/failure/refusal.ts'
import { useShopForm } from '../../lib/form/use-shop-form.ts'
import { notify } from '../../lib/notify/notify.ts'
import { usePictureUploads } from '../../lib/pictures/use-picture-uploads.ts'
import { dropDraft, readDraft, storeDraft } from '../../lib/storage/draft.ts'
import { asReview, emptyReview, type ReviewValues } from './review-values.ts'

/** The fields of a review, kept over a reload, and its photos. @param post sends it */
export const useReviewForm = (
  productId: string,
  post: (review: { rating: number; feedback: string; photos: readonly string[] }) => Promise<unknown>,
) => {
  const { reviewing: copy } = useCopy(shoppingCopy)
  const draftName = `review:${productId}`
  const form = useShopForm<ReviewValues, 'failed' | 'tooMany'>({
    defaultValues: readDraft(draftName, asReview) ?? emptyReview,
    onType: (values) => storeDraft(draftName, values),
    send: async ({ rating, feedback, photos }, { reset }) => {
      try {
        await post({ rating: Number(rating), feedback, photos })
      } catch (error) {
        return refusalOf(error)?.code === 'RATE_LIMITED' ? 'tooMany' : 'failed'
      }
      notify.success(copy.done)
      reset(emptyReview)
      uploads.forget()
      dropDraft(draftName)
      return null
    },
  })
  const { control, formState, getValues, setValue, trigger } = form
  const { isSubmitted } = formState
  const photos = useWatch({ control, name: 'photos' })
  const setPhotos = (urls: readonly string[]) =>
    setValue('photos', urls, { shouldDirty: true, shouldValidate: isSubmitted })
  const uploads = usePictureUploads({
    address: endpoints.reviewPhotos,
    room: () => limits.reviewPhotos.most - getValues('photos').length,
    onUploaded: (url) => setPhotos([...getValues('photos'), url]),
    // Clears the error that one is under way.
    onSettled: () => isSubmitted && trigger('photos'),
  })

  return { form, photos, setPhotos, uploads }
}
