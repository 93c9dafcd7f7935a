import type { ElementType, ReactNode } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'

/** The place of something that is still loading, as wide and high as that will be. */
export const Skeleton = styled.span<{ $width?: string; $height: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: var(--radius-control);
  background: var(--line);
  animation: var(--fading);
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
