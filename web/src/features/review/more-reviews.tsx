import { limits } from '@sunnah-store/schema/limits'
import styled from 'styled-components'
import type { ReviewSort } from '../../generated/types.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Button } from '../../ui/basic/button.tsx'
import { useReviewPageLazyQuery } from './product-reviews.generated.ts'

interface MoreReviewsProps {
  productId: string
  shown: number
  /** Nothing for the newest first. */
  sort?: ReviewSort
}

/** Fetches the next page of reviews; the cache adds it to those that are shown. */
export const MoreReviews = ({ productId, shown, sort }: MoreReviewsProps) => {
  const { reviewList: copy, loading: loadingText } = useCopy(shoppingCopy)
  const [fetchMore, { loading }] = useReviewPageLazyQuery({ fetchPolicy: 'network-only' })

  const handleClick = () => {
    const page = Math.floor(shown / limits.defaultPageSize)
    fetchMore({ variables: { id: productId, page, ...(sort && { sort }) } }).then(
      ({ error }) => error && notify.error(copy.moreFailed),
      () => notify.error(copy.moreFailed),
    )
  }

  return (
    <More type="button" $look="quiet" onClick={handleClick} disabled={loading}>
      {loading ? loadingText : copy.showMore}
    </More>
  )
}

const More = styled(Button)`
  justify-self: start;
`
