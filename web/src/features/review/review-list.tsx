import type { FragmentType } from '@apollo/client'
import { Suspense } from 'react'
import styled from 'styled-components'
import type { ReviewSort } from '../../generated/types.ts'
import { useSessionState } from '../../lib/identity/use-session.ts'
import { Panel, Stack } from '../../ui/basic/panel.tsx'
import { HiddenReviews } from './for-admins.tsx'
import { MoreReviews } from './more-reviews.tsx'
import type { ReviewItem_ReviewFragment } from './review-item.generated.ts'
import { ReviewItem } from './review-item.tsx'
import { useVotes } from './use-votes.ts'

interface ReviewListProps {
  productId: string
  /** Nothing for the newest first. */
  sort?: ReviewSort
  reviews: { total: number; items: readonly (FragmentType<ReviewItem_ReviewFragment> & { id: string })[] }
}

/** Reviews in one order, as many as are loaded. */
export const ReviewList = ({ productId, sort, reviews: { items, total } }: ReviewListProps) => {
  const votes = useVotes(productId)
  const session = useSessionState()
  const forAdmin = session.status === 'signedIn' && session.user.isAdmin

  return (
    <Stack>
      {items.length > 0 && (
        <List as="ul">
          {items.map((review) => (
            <ReviewItem key={review.id} review={review} productId={productId} votes={votes} forAdmin={forAdmin} />
          ))}
        </List>
      )}
      {forAdmin && (
        <Suspense>
          <HiddenReviews productId={productId} />
        </Suspense>
      )}
      {items.length < total && <MoreReviews productId={productId} shown={items.length} {...(sort && { sort })} />}
    </Stack>
  )
}

const List = styled(Panel)`
  padding-inline: var(--space-4);
`
