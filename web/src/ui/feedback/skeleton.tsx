import type { ElementType, ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'

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

/** A sketch of what is on the way, and a word for people who listen. */
export const Sketch = ({ as: Frame = 'div', children }: { as?: ElementType; children: ReactNode }) => {
  const { loading } = useCopy()

  return (
    <Frame aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      {children}
    </Frame>
  )
}
