import { Star } from 'lucide-react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'

const five = [1, 2, 3, 4, 5]

/** A rating as five stars, the last one filled in part, and in words for people who listen. */
export const Stars = ({ rating }: { rating: number }) => {
  const { review: copy } = useCopy()

  return (
    <Whole role="img" aria-label={copy.rated(rating)}>
      <Layer>
        {five.map((star) => (
          <Star key={star} aria-hidden />
        ))}
      </Layer>
      <Filled style={{ width: `${rating * 20}%` }}>
        {five.map((star) => (
          <Star key={star} aria-hidden />
        ))}
      </Filled>
    </Whole>
  )
}

/** One star, beside a rating in figures. */
export const StarIcon = () => (
  <One>
    <Star aria-hidden />
  </One>
)

const One = styled.span`
  display: inline-grid;
  flex: none;
  color: var(--star);
  & > svg {
    width: var(--icon-small);
    height: var(--icon-small);
    fill: currentColor;
    stroke: none;
  }
`

const Whole = styled.span`
  position: relative;
  display: inline-block;
  justify-self: start;
`

const Layer = styled.span`
  display: flex;
  width: max-content;
  color: var(--line);
  & > svg {
    flex: none;
    width: var(--icon-small);
    height: var(--icon-small);
    fill: currentColor;
    stroke: none;
  }
`

const Filled = styled(Layer)`
  position: absolute;
  inset: 0 auto 0 0;
  overflow: hidden;
  color: var(--star);
`
