import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'

/** Something long, and beside it what must stay in sight; below it where there is no room. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);
  ${media.sidebar} {
    grid-template-columns: minmax(0, 1fr) var(--summary);
    gap: var(--space-5);
    & > :last-child {
      position: sticky;
      top: calc(var(--bar) + var(--space-5));
    }
  }
`
