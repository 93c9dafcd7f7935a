import type { FragmentType } from '@apollo/client'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { Avatar } from '../../ui/data/avatar.tsx'
import { Stars } from '../../ui/data/stars.tsx'
import { type ReviewItem_ReviewFragment, useReviewItem_ReviewFragment } from './review-item.generated.ts'

/** One review. */
export const ReviewItem = ({ review }: { review: FragmentType<ReviewItem_ReviewFragment> }) => {
  const { format } = useCopy()
  const { data, complete } = useReviewItem_ReviewFragment(review)
  if (!complete) return null

  return (
    <Item>
      <Top>
        <Avatar name={data.reviewer.name} photoUrl={data.reviewer.photoUrl} />
        <h3>{data.reviewer.name}</h3>
        <time dateTime={data.postedAt}>{format.date(data.postedAt)}</time>
      </Top>
      <Stars rating={data.rating} />
      <Feedback>{data.feedback}</Feedback>
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
  align-items: center;
  gap: var(--space-3);
  & > h3 {
    flex: 1;
    min-width: 0;
    font: 600 var(--type-body);
    overflow-wrap: anywhere;
  }
  & > time {
    color: var(--muted);
    font: 400 var(--type-small);
    white-space: nowrap;
  }
`

const Feedback = styled.p`
  max-width: var(--reading);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
