import type { SessionUser } from '../../lib/identity/session.ts'
import {
  type OwnReview_ProductFragment,
  OwnReview_ProductFragmentDoc,
  usePostReviewMutation,
} from './review-form.generated.ts'

interface OwnReview {
  rating: number
  feedback: string
}

const onItsWay = 'on-its-way'

/** Posts a review. It stands among the others at once; the cache takes it away when the shop refuses. */
export const usePostReview = (productId: string, { name, photoUrl }: SessionUser) => {
  const [postReview] = usePostReviewMutation()

  return ({ rating, feedback }: OwnReview) =>
    postReview({
      variables: { input: { productId, rating, feedback } },
      optimisticResponse: { postReview: { id: onItsWay, product: null } },
      update: (cache, { data }) => {
        // The answer brings the whole list, with one review a person and the rating that follows from it.
        if (data?.postReview.id !== onItsWay) return
        const review = {
          __typename: 'Review' as const,
          id: onItsWay,
          rating,
          feedback: feedback.trim(),
          postedAt: new Date().toISOString(),
          reviewer: { __typename: 'Reviewer' as const, name, photoUrl },
        }
        const from = { __typename: 'Product', id: productId }
        cache.updateFragment(
          { from, fragment: OwnReview_ProductFragmentDoc },
          (product) => product && withReview(product, review),
        )
      },
    })
}

const withReview = (
  product: OwnReview_ProductFragment,
  review: OwnReview_ProductFragment['reviews']['items'][number],
) => ({
  ...product,
  reviews: { total: product.reviews.total + 1, items: [review, ...product.reviews.items] },
})
