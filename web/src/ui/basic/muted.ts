import styled from 'styled-components'

/** Words of less weight than those beside them. */
export const Muted = styled.p<{ $small?: boolean }>`
  color: var(--muted);
  ${({ $small = false }) => $small && 'font: 400 var(--type-small);'}
`
