import { PaddedPanel, Stack } from '../../../../ui/basic/panel.tsx'
import { Skeleton, Sketch } from '../../../../ui/feedback/skeleton.tsx'

/** What a form on cards with these headings will look like. */
export const FormSkeleton = ({ headings }: { headings: readonly string[] }) => (
  <Sketch as={Stack}>
    {headings.map((heading) => (
      <PaddedPanel key={heading} aria-hidden>
        <h2>{heading}</h2>
        <Skeleton $height="var(--control)" />
        <Skeleton $height="var(--control)" />
        <Skeleton $height="var(--control)" />
      </PaddedPanel>
    ))}
  </Sketch>
)
