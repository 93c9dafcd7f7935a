import styled from 'styled-components'

/** The footer's links, beside each other while there is room. */
export const LinkRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  a {
    display: inline-grid;
    align-items: center;
    min-height: var(--touch);
    text-decoration: underline;
    text-underline-offset: var(--space-1);
  }
`
