import styled from 'styled-components'
import { shoppingCopy } from '../../lib/copy/shopping-copy.ts'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { VisuallyHidden } from '../../ui/basic/visually-hidden.tsx'

const ratings = [5, 4, 3, 2, 1]

/** How many reviews gave each rating. */
export const RatingBars = ({ counts }: { counts: readonly { rating: number; count: number }[] }) => {
  const { reviewList: copy, format } = useCopy(shoppingCopy)
  const countOf = (rating: number) => counts.find((counted) => counted.rating === rating)?.count ?? 0
  const all = counts.reduce((sum, { count }) => sum + count, 0)

  return (
    <Bars>
      {ratings.map((rating) => (
        <li key={rating}>
          <VisuallyHidden>{copy.stars(rating, countOf(rating))}</VisuallyHidden>
          <Bar aria-hidden>
            <span>{format.number(rating)}</span>
            <Track>
              <Part width={`${all && (countOf(rating) / all) * 100}%`} height="100%" />
            </Track>
            <span>{format.number(countOf(rating))}</span>
          </Bar>
        </li>
      ))}
    </Bars>
  )
}

const Bars = styled.ul`
  display: grid;
  gap: var(--space-2);
  font: 400 var(--type-small);
  font-variant-numeric: tabular-nums;
`

const Bar = styled.div`
  display: grid;
  grid-template-columns: var(--space-4) 1fr var(--space-6);
  align-items: center;
  gap: var(--space-3);
  & > :last-child { color: var(--muted); }
`

const Track = styled.svg`
  width: 100%;
  height: var(--bar-height);
  overflow: hidden;
  border-radius: var(--radius-pill);
  background: var(--sunken);
`

const Part = styled.rect`
  fill: var(--star);
`
