import type { FragmentType } from '@apollo/client'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Muted } from '../../ui/basic/muted.ts'
import { PaddedPanel, Row } from '../../ui/basic/panel.tsx'
import { Stars } from '../../ui/data/stars.tsx'
import { RatingBars } from './rating-bars.tsx'
import { type ReviewSummary_ProductFragment, useReviewSummary_ProductFragment } from './review-summary.generated.ts'

/** The mean of a product's reviews and how they spread over the ratings. */
export const ReviewSummary = ({ product }: { product: FragmentType<ReviewSummary_ProductFragment> }) => {
  const { reviewList: copy, format } = useCopy(shoppingCopy)
  const { data, complete } = useReviewSummary_ProductFragment(product)
  if (!complete || data.rating === null) return null

  return (
    <Summary>
      <Row>
        <Mean aria-hidden>{format.rating(data.rating)}</Mean>
        <div>
          <Stars rating={data.rating} />
          <Muted $small>{copy.count(data.reviewCount)}</Muted>
          <Muted $small>{copy.boughtCount(data.boughtReviewCount)}</Muted>
        </div>
      </Row>
      <RatingBars counts={data.ratingCounts} />
    </Summary>
  )
}

const Summary = styled(PaddedPanel)`
  justify-items: stretch;
`

const Mean = styled.b`
  font: 700 var(--type-figure);
  font-variant-numeric: tabular-nums;
`
