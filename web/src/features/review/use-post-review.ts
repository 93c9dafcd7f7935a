import type { ApolloCache } from '@apollo/client'
import type { ReviewSort } from '../../generated/types.ts'
import type { SessionUser } from '../../lib/identity/session-state.ts'
import { seenText } from '../../lib/text/seen-text.ts'
import {
  type OwnReview_ProductFragment,
  OwnReview_ProductFragmentDoc,
  OwnReviewDocument,
  type OwnReviewQuery,
  usePostReviewMutation,
} from './own-review.generated.ts'

interface WrittenReview {
  rating: number
  feedback: string
  /** Addresses of uploads. */
  photos: readonly string[]
}

type ShownReview = OwnReview_ProductFragment['reviews']['items'][number]

const onItsWay = 'on-its-way'

/**
 * Posts a review with an optimistic update, which Apollo reverts when the shop refuses it.
 * @param earlier what the shopper posted about this product before
 */
export const usePostReview = (
  productId: string,
  { name, photoUrl }: SessionUser,
  earlier: OwnReviewQuery['ownReview'] | undefined,
) => {
  const [postReview] = usePostReviewMutation()

  const shown = (written: Omit<ShownReview, 'reviewer'>) => ({
    __typename: 'Review' as const,
    ...written,
    reviewer: { __typename: 'Reviewer' as const, name, photoUrl },
  })
  const show = (cache: ApolloCache, written: Omit<ShownReview, 'reviewer'>) =>
    cache.updateFragment(
      { from: { __typename: 'Product', id: productId }, fragment: OwnReview_ProductFragmentDoc },
      (product) => product && withReview(product, shown(written), earlier?.id),
    )

  return ({ rating, feedback, photos }: WrittenReview) => {
    const written = {
      rating,
      feedback: seenText(feedback),
      postedAt: new Date().toISOString(),
      isHidden: false,
      photos: photos.map((url) => ({ __typename: 'Image' as const, url, srcSet: null })),
      boughtHere: false,
      boughtVariant: null,
      helpfulCount: 0,
      unhelpfulCount: 0,
    }
    return postReview({
      variables: {
        input: { productId, rating, feedback: written.feedback, ...(photos.length > 0 && { photos: [...photos] }) },
      },
      optimisticResponse: { postReview: { ...written, id: onItsWay, product: null } },
      update: (cache, { data }) => {
        if (!data) return
        const { product, ...posted } = data.postReview
        // The answer brings the whole list, with one review a person and the rating that follows from it.
        if (posted.id === onItsWay) return show(cache, posted)
        cache.writeQuery({ query: OwnReviewDocument, variables: { productId }, data: { ownReview: posted } })
        forgetOtherOrders(cache, productId)
      },
    })
  }
}

// The answer brings the newest reviews; lists in other orders are asked for anew.
const forgetOtherOrders = (cache: ApolloCache, productId: string) => {
  const id = cache.identify({ __typename: 'Product', id: productId })
  const others: ReviewSort[] = ['MOST_HELPFUL', 'HIGHEST', 'LOWEST']
  if (id) for (const sort of others) cache.evict({ id, fieldName: 'reviews', args: { sort } })
}

const withReview = (product: OwnReview_ProductFragment, review: ShownReview, earlierId: string | undefined) => {
  const { items, total } = product.reviews
  const others = items.filter(({ id }) => id !== earlierId)
  return {
    ...product,
    reviews: { total: total + 1 - (items.length - others.length), items: [review, ...others] },
  }
}
