import { VisuallyHidden } from '../basic/visually-hidden.tsx'

/** A dash where a sum would stand, and what it means for people who listen. */
export const NoSum = ({ label }: { label: string }) => (
  <>
    <span aria-hidden>–</span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
)
