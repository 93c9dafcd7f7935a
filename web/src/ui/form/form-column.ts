import styled from 'styled-components'

/** The column of a page that is a form with room for longer texts. */
export const FormColumn = styled.div`
  display: grid;
  gap: var(--space-5);
  width: 100%;
  max-width: var(--column);
  margin-inline: auto;
`
