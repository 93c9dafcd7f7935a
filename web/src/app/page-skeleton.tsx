import styled from 'styled-components'
import { PaddedPanel, Stack } from '../ui/basic/panel.tsx'
import { Skeleton, Sketch } from '../ui/feedback/skeleton.tsx'

/** The skeleton while the code of the first page loads. */
export const PageSkeleton = () => (
  <Sketch as={Late}>
    <Skeleton $height="var(--line-display)" $width="12rem" />
    <PaddedPanel aria-hidden>
      <Skeleton $height="var(--line-body)" />
      <Skeleton $height="var(--line-body)" />
      <Skeleton $height="var(--line-body)" $width="60%" />
      <Skeleton $height="var(--control)" />
    </PaddedPanel>
  </Sketch>
)

// Code that comes with the page is here at once: no sketch flashes before it.
const Late = styled(Stack)`
  animation: var(--waiting);
`
