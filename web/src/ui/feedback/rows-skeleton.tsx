import { PaddedPanel } from '../basic/panel.tsx'
import { VisuallyHidden } from '../basic/visually-hidden.tsx'
import { Skeleton } from './skeleton.tsx'

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
