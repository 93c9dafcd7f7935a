import styled from 'styled-components'

/** The heading of a page, and what can be done with all that it shows. */
export const HeadingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`
