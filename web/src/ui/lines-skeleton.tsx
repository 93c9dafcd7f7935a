import { PaddedPanel } from './panel.tsx'
import { Skeleton } from './skeleton.tsx'
import { Split } from './split.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A list of goods with its summary, while it is on the way. */
export const LinesSkeleton = ({ label }: { label: string }) => (
  <Split aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    <PaddedPanel aria-hidden>
      <Skeleton $height="var(--line-picture)" />
      <Skeleton $height="var(--line-picture)" />
    </PaddedPanel>
    <PaddedPanel aria-hidden>
      <Skeleton $height="var(--line-lead)" $width="50%" />
      <Skeleton $height="var(--line-body)" />
      <Skeleton $height="var(--control)" />
    </PaddedPanel>
  </Split>
)
