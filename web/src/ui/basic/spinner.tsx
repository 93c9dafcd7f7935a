import styled, { keyframes } from 'styled-components'
import { media } from '../../theme/tokens.ts'

const turning = keyframes`to { transform: rotate(1turn); }`

/** Something is on its way; words beside it say what. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: var(--icon);
  height: var(--icon);
  border: 3px solid currentColor;
  border-inline-end-color: transparent;
  border-radius: var(--radius-pill);
  animation: ${turning} 0.8s linear infinite;
  ${media.stillness} { animation-duration: 4s; }
`
