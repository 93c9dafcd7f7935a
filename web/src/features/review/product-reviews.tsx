import type { FragmentType } from '@apollo/client'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { PaddedPanel, Panel, Stack } from '../../ui/basic/panel.tsx'
import { MoreReviews } from './more-reviews.tsx'
import { type ProductReviews_ProductFragment, useProductReviews_ProductFragment } from './product-reviews.generated.ts'
import { ReviewItem } from './review-item.tsx'
import { ReviewSummary } from './review-summary.tsx'

interface ProductReviewsProps {
  product: FragmentType<ProductReviews_ProductFragment>
  /** Where a shopper writes one. */
  form: ReactNode
}

/** What shoppers think of a product, newest first. */
export const ProductReviews = ({ product, form }: ProductReviewsProps) => {
  const { reviewList: copy, review } = useCopy(shoppingCopy)
  const { data, complete } = useProductReviews_ProductFragment(product)
  if (!complete) return null

  const { items, total } = data.reviews
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
          {items.length > 0 && (
            <List as="ul">
              {items.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </List>
          )}
          {items.length < total && <MoreReviews productId={data.id} shown={items.length} />}
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

const List = styled(Panel)`
  padding-inline: var(--space-4);
`
