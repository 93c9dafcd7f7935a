import styled from 'styled-components'
import { touchLink } from '../../ui/basic/touch-link.ts'

/** The footer's links, beside each other while there is room. */
export const LinkRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  a {
    ${touchLink}
    grid-auto-flow: column;
    gap: var(--space-2);
  }
`
