import styled, { keyframes } from 'styled-components'
import { media } from '../../theme/tokens.ts'

const passing = keyframes`
  from { background-position: 100% 0; }
  to { background-position: -100% 0; }
`

/** The place of something that is still loading, as wide and high as that will be. */
export const Skeleton = styled.span<{ $width?: string; $height: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: var(--radius-control);
  background: linear-gradient(100deg, var(--sunken) 40%, var(--line) 50%, var(--sunken) 60%) 0 0 / 200% 100%;
  animation: ${passing} 1.6s linear infinite;
  ${media.stillness} { animation: none; }
`
