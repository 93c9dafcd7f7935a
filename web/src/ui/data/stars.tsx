import { Star } from 'lucide-react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'

const five = [0, 1, 2, 3, 4]
/** Of a star as it is drawn. */
const side = 24

/** A rating as five stars, the last one filled in part, and in words for people who listen. */
export const Stars = ({ rating }: { rating: number }) => {
  const { review: copy } = useCopy()

  return (
    <Whole role="img" aria-label={copy.rated(rating)} viewBox={`0 0 ${5 * side} ${side}`}>
      <Row />
      <Filled width={rating * side} height={side}>
        <Row />
      </Filled>
    </Whole>
  )
}

const Row = () => five.map((star) => <Star key={star} x={star * side} aria-hidden />)

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

// What it shows stands in attributes of the drawing: the policy of the pages takes no style from HTML.
const Whole = styled.svg`
  justify-self: start;
  width: calc(5 * var(--icon-small));
  height: var(--icon-small);
  color: var(--line);
  & svg {
    fill: currentColor;
    stroke: none;
  }
`

const Filled = styled.svg`
  color: var(--star);
`
