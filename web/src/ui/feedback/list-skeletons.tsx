import styled from 'styled-components'
import { PaddedPanel, Stack } from '../basic/panel.tsx'
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

/** A picture, a name and what stands below it. */
export const LineSketch = () => (
  <Line>
    <Skeleton $height="var(--line-picture)" />
    <Stack>
      <Skeleton $height="var(--line-body)" />
      <Skeleton $height="var(--line-body)" $width="60%" />
    </Stack>
  </Line>
)

const Line = styled.div`
  display: grid;
  grid-template-columns: var(--line-picture) minmax(0, 1fr);
  gap: var(--space-3);
  width: 100%;
`

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

/** The sketch of a part of a page that may become higher. */
export const PartSketch = () => (
  <Sketch>
    <Skeleton $height="var(--line-picture)" />
  </Sketch>
)
