import { useRef } from 'react'
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

type ShownReview = OwnReview_ProductFragment['reviews']['items'][number]

const onItsWay = 'on-its-way'

/** Posts a review. It stands among the others at once; the cache takes it away when the shop refuses. */
export const usePostReview = (productId: string, { name, photoUrl }: SessionUser) => {
  const [postReview] = usePostReviewMutation()
  const posted = useRef<string | null>(null)

  // Who posts again replaces what they said. Reviews do not tell visitors whose they are, so before the first answer the
  // name and the picture have to.
  const isOwn = ({ id, reviewer }: ShownReview) =>
    posted.current ? id === posted.current : reviewer.name === name && reviewer.photoUrl === photoUrl

  return async ({ rating, feedback }: OwnReview) => {
    const { data } = await postReview({
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
          (product) => product && withReview(product, review, isOwn),
        )
      },
    })
    posted.current = data?.postReview.id ?? null
  }
}

const withReview = (
  product: OwnReview_ProductFragment,
  review: ShownReview,
  isOwn: (earlier: ShownReview) => boolean,
) => {
  const { items, total } = product.reviews
  const replaced = items.findIndex(isOwn)
  const others = items.filter((_, index) => index !== replaced)
  return {
    ...product,
    reviews: { total: total + 1 - (items.length - others.length), items: [review, ...others] },
  }
}
