import { PaddedPanel } from '../basic/panel.tsx'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'
import { Split } from '../layout/split.ts'
import { Skeleton } from './skeleton.tsx'

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
