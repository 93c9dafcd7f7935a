import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'
import { StarIcon } from '../../ui/data/stars.tsx'

/** The mean of the reviews in one line. */
export const ProductRating = ({ rating, reviewCount }: { rating: number | null; reviewCount: number }) => {
  const { review: copy } = useCopy()
  if (rating === null) return <Line>{copy.none}</Line>

  return (
    <Line>
      <StarIcon />
      <span aria-hidden>{copy.short(rating, reviewCount)}</span>
      <VisuallyHidden>{copy.ratedBy(rating, reviewCount)}</VisuallyHidden>
    </Line>
  )
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  color: var(--muted);
  font: 400 var(--type-small);
`
