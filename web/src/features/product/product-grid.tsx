import styled, { css } from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { Skeleton, Sketch } from '../../ui/feedback/skeleton.tsx'
import { CardBody, CardCornerPlace, CardFrame, CardLink, CardPicture } from './card-frame.tsx'

const upright = css`
  ${media.filters} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${CardFrame} { grid-template: auto 1fr / minmax(0, 1fr); }
    ${CardPicture} { aspect-ratio: 1; min-height: 0; }
    ${CardLink} { width: 100%; }
    ${CardCornerPlace} { right: var(--space-1); left: auto; }
  }
`

/** Beside a column of filters three upright cards have room. */
export const ProductGrid = styled.ul<{ $beside?: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  ${media.wide} { gap: var(--space-4); }
  ${({ $beside = false }) => $beside && upright}
`

/** The skeleton of the grid. */
export const ProductGridSkeleton = ({ count, beside = false }: { count: number; beside?: boolean }) => (
  <Sketch>
    <ProductGrid aria-hidden $beside={beside}>
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
