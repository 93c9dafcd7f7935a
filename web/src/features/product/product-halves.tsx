import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'

/** Picture, choice and description of a product: one below the other; where there is room, the choice beside the others. */
export const ProductHalves = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.wide} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    gap: var(--space-5) var(--space-6);
    & > :nth-child(2) { grid-area: 1 / 2 / span 2; }
  }
`

export const DetailPicture = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--sunken);
  ${media.wide} {
    position: sticky;
    top: calc(var(--bar) + var(--space-5));
    align-self: start;
  }
`
