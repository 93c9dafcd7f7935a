import { PaddedPanel } from './panel.tsx'
import { Skeleton } from './skeleton.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

const rows = ['first', 'second', 'third', 'fourth']

/** A list of rows while it is on the way. */
export const RowsSkeleton = ({ label }: { label: string }) => (
  <PaddedPanel aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {rows.map((row) => (
      <Skeleton key={row} $height="var(--line-picture)" aria-hidden />
    ))}
  </PaddedPanel>
)
