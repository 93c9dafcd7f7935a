import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'

/** Picture and words of a product: one below the other, side by side where there is room. */
export const ProductHalves = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-6);
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
