import styled from 'styled-components'

/** Why it cannot be bought like that. */
export const Problem = styled.p`
  color: var(--danger);
  font: 500 var(--type-small);
  &:empty { position: absolute; }
`
