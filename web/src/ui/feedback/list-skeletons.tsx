import { PaddedPanel } from '../basic/panel.tsx'
import { Split } from '../layout/page-layout.ts'
import { Skeleton, Sketch } from './skeleton.tsx'

const rows = ['first', 'second', 'third', 'fourth']

/** A list of rows while it is on the way. */
export const RowsSkeleton = () => (
  <Sketch as={PaddedPanel}>
    {rows.map((row) => (
      <Skeleton key={row} $height="var(--line-picture)" aria-hidden />
    ))}
  </Sketch>
)

/** A list of products with its summary, while it is on the way. */
export const LinesSkeleton = () => (
  <Sketch as={Split}>
    <PaddedPanel aria-hidden>
      <Skeleton $height="var(--line-picture)" />
      <Skeleton $height="var(--line-picture)" />
    </PaddedPanel>
    <PaddedPanel aria-hidden>
      <Skeleton $height="var(--line-lead)" $width="50%" />
      <Skeleton $height="var(--line-body)" />
      <Skeleton $height="var(--control)" />
    </PaddedPanel>
  </Sketch>
)
