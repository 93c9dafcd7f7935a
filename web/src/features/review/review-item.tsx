import type { FragmentType } from '@apollo/client'
import { Suspense } from 'react'
import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { variantName } from '../../lib/copy/variant-name.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Stars } from '../../ui/data/stars.tsx'
import { HideReview } from './for-admins.tsx'
import { type ReviewItem_ReviewFragment, useReviewItem_ReviewFragment } from './review-item.generated.ts'
import { ReviewPhotos } from './review-photos.tsx'
import { ReviewVotes } from './review-votes.tsx'
import type { Votes } from './use-votes.ts'

interface ReviewItemProps {
  review: FragmentType<ReviewItem_ReviewFragment>
  productId: string
  votes: Votes
  /** Whether an admin sees it, who can hide it. */
  forAdmin: boolean
}

/** One review. */
export const ReviewItem = ({ review, productId, votes, forAdmin }: ReviewItemProps) => {
  const { format, language, reviewList: copy } = useCopy(shoppingCopy)
  const { data, complete } = useReviewItem_ReviewFragment(review)
  if (!complete) return null

  const bought = data.boughtVariant && variantName(data.boughtVariant, language)
  return (
    <Item>
      <Top>
        <Avatar name={data.reviewer.name} photoUrl={data.reviewer.photoUrl} />
        <div>
          <h3>{data.reviewer.name}</h3>
          {data.boughtHere && <Bought>{[copy.boughtHere, bought].filter(Boolean).join(': ')}</Bought>}
        </div>
        <time dateTime={data.postedAt}>{format.date(data.postedAt)}</time>
      </Top>
      <Stars rating={data.rating} />
      <Feedback>{data.feedback}</Feedback>
      <ReviewPhotos photos={data.photos} reviewer={data.reviewer.name} />
      <ReviewVotes productId={productId} review={data} votes={votes} />
      {forAdmin && (
        <Suspense>
          <HideReview review={data} />
        </Suspense>
      )}
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-4);
  & + & { border-top: 1px solid var(--line); }
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  & > div {
    flex: 1 1 6rem;
    min-width: 0;
  }
  h3 {
    font: 600 var(--type-body);
    overflow-wrap: anywhere;
  }
  & > time {
    color: var(--muted);
    font: 400 var(--type-small);
    white-space: nowrap;
  }
`

const Bought = styled.p`
  color: var(--success);
  font: 600 var(--type-small);
`

const Feedback = styled.p`
  max-width: var(--reading);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
