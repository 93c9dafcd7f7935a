import { PaddedPanel, Stack } from '../ui/basic/panel.tsx'
import { Skeleton, Sketch } from '../ui/feedback/skeleton.tsx'

/** A heading and what stands below it, while the code of a page that was opened first is on the way. */
export const PageSkeleton = () => (
  <Sketch as={Stack}>
    <Skeleton $height="var(--line-display)" $width="12rem" />
    <PaddedPanel aria-hidden>
      <Skeleton $height="var(--line-body)" />
      <Skeleton $height="var(--line-body)" />
      <Skeleton $height="var(--line-body)" $width="60%" />
      <Skeleton $height="var(--control)" />
    </PaddedPanel>
  </Sketch>
)
