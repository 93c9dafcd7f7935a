import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'

/** An icon beside words or in a named control: people who listen do not hear of it. */
export const Icon = ({ of: Drawing }: { of: LucideIcon }) => (
  <Sized>
    <Drawing aria-hidden />
  </Sized>
)

const Sized = styled.span`
  display: inline-grid;
  flex: none;
  & > svg {
    width: var(--icon);
    height: var(--icon);
    stroke-width: var(--icon-stroke);
  }
`
