import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { Skeleton, Sketch } from '../../ui/feedback/skeleton.tsx'
import { CardBody, CardFrame, CardPicture } from './card-frame.tsx'

export const ProductGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  ${media.wide} { gap: var(--space-4); }
`

/** The skeleton of the grid. */
export const ProductGridSkeleton = ({ count }: { count: number }) => (
  <Sketch>
    <ProductGrid aria-hidden>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <li key={place}>
          <CardFrame>
            <CardPicture />
            <CardBody>
              <Skeleton $height="calc(2 * var(--line-small))" $width="90%" />
              <Skeleton $height="var(--line-small)" $width="40%" />
              <Skeleton $height="var(--line-lead)" $width="55%" />
              <Button />
            </CardBody>
          </CardFrame>
        </li>
      ))}
    </ProductGrid>
  </Sketch>
)

const Button = styled(Skeleton).attrs({ $height: 'var(--touch)' })`
  align-self: end;
  margin-top: var(--space-2);
  ${media.wide} { width: 40%; }
`
