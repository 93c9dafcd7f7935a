import type { FragmentType } from '@apollo/client'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import type { ReviewSort } from '../../generated/types.ts'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { PaddedPanel, Stack } from '../../ui/basic/panel.tsx'
import { Select } from '../../ui/form/select.tsx'
import { type ProductReviews_ProductFragment, useProductReviews_ProductFragment } from './product-reviews.generated.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { SortedReviews } from './sorted-reviews.tsx'

interface ProductReviewsProps {
  product: FragmentType<ProductReviews_ProductFragment>
  /** Where a shopper writes one. */
  form: ReactNode
}

const sorts: readonly ReviewSort[] = ['NEWEST', 'MOST_HELPFUL', 'HIGHEST', 'LOWEST']
const asSort = (chosen: string) => sorts.find((sort) => sort === chosen) ?? 'NEWEST'

/** What shoppers think of a product, newest first unless they are put into another order. */
export const ProductReviews = ({ product, form }: ProductReviewsProps) => {
  const { reviewList: copy, review } = useCopy(shoppingCopy)
  const [sort, setSort] = useState<ReviewSort>('NEWEST')
  const { data, complete } = useProductReviews_ProductFragment(product)
  if (!complete) return null

  return (
    <Stack as="section" id="reviews" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading">{copy.heading}</h2>
      <Columns>
        {data.reviewCount === 0 ? (
          <PaddedPanel>
            <p>{review.none}</p>
          </PaddedPanel>
        ) : (
          <ReviewSummary product={data} />
        )}
        <Stack>
          {form}
          {data.reviewCount > 1 && (
            <Select label={copy.sort} value={sort} onChange={({ target }) => setSort(asSort(target.value))}>
              {sorts.map((one) => (
                <option key={one} value={one}>
                  {copy.sorts[one]}
                </option>
              ))}
            </Select>
          )}
          {sort === 'NEWEST' ? (
            <ReviewList productId={data.id} reviews={data.reviews} />
          ) : (
            <SortedReviews key={sort} productId={data.id} sort={sort} />
          )}
        </Stack>
      </Columns>
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);
  ${media.wide} {
    grid-template-columns: var(--aside) minmax(0, 1fr);
    gap: var(--space-5);
  }
`
