import { useCopy } from '../lib/copy/use-copy.ts'
import { PaddedPanel, Stack } from '../ui/basic/panel.tsx'
import { VisuallyHidden } from '../ui/basic/visually-hidden.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

/** A heading and what stands below it, while the code of a page that was opened first is on the way. */
export const PageSkeleton = () => {
  const copy = useCopy()

  return (
    <Stack aria-busy="true">
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton $height="var(--line-display)" $width="12rem" />
      <PaddedPanel aria-hidden>
        <Skeleton $height="var(--line-body)" />
        <Skeleton $height="var(--line-body)" />
        <Skeleton $height="var(--line-body)" $width="60%" />
        <Skeleton $height="var(--control)" />
      </PaddedPanel>
    </Stack>
  )
}
