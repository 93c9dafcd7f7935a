import type { ReviewSort } from '../../generated/types.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Skeleton, Sketch } from '../../ui/feedback/skeleton.tsx'
import { useReviewPageQuery } from './product-reviews.generated.ts'
import { ReviewList } from './review-list.tsx'

/** The reviews of a product in another order than the newest first. */
export const SortedReviews = ({ productId, sort }: { productId: string; sort: ReviewSort }) => {
  const { reviewList: copy } = useCopy(shoppingCopy)
  const query = useReviewPageQuery({ variables: { id: productId, page: 0, sort } })

  return (
    <Loaded
      query={query}
      failed={copy.moreFailed}
      skeleton={
        <Sketch>
          <Skeleton $height="calc(8 * var(--line-body))" />
        </Sketch>
      }
    >
      {({ product }) => <ReviewList productId={productId} sort={sort} reviews={product.reviews} />}
    </Loaded>
  )
}
