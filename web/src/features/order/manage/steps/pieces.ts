import styled from 'styled-components'

/** The lines of an order with a count beside each. */
export const Pieces = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; font: 600 var(--type-body); }
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    & > p { min-width: 0; overflow-wrap: anywhere; }
    & > :last-child { flex: none; }
  }
`
