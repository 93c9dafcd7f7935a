import type { ElementType, ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { media } from '../../theme/tokens.ts'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'

// By opacity alone: what moves within a background is drawn anew for each frame, while the page that is to come needs the processor.
const fading = keyframes`
  from { opacity: 1; }
  to { opacity: 0.45; }
`

/** The place of something that is still loading, as wide and high as that will be. */
export const Skeleton = styled.span<{ $width?: string; $height: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: var(--radius-control);
  background: var(--line);
  animation: ${fading} 0.8s ease-in-out infinite alternate;
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
