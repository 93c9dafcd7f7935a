import { limits } from '@sunnah-store/schema/limits'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { notify } from '../../lib/notify/notify.ts'
import { Button } from '../../ui/basic/button.tsx'
import { useMoreReviewsLazyQuery } from './product-reviews.generated.ts'

/** Fetches the next page of reviews; the cache adds it to those that are shown. */
export const MoreReviews = ({ productId, shown }: { productId: string; shown: number }) => {
  const { reviewList: copy, loading: loadingText } = useCopy(shoppingCopy)
  const [fetchMore, { loading }] = useMoreReviewsLazyQuery({ fetchPolicy: 'network-only' })

  const handleClick = () => {
    const page = Math.floor(shown / limits.defaultPageSize)
    fetchMore({ variables: { id: productId, page } }).then(
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
