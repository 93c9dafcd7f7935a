import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'

/** A decorative icon, hidden from screen readers. */
export const Icon = ({ of: Drawing }: { of: LucideIcon }) => (
  <Sized>
    <Drawing aria-hidden />
  </Sized>
)

export const Sized = styled.span`
  display: inline-grid;
  flex: none;
  & > svg {
    width: var(--icon);
    height: var(--icon);
    stroke-width: var(--icon-stroke);
  }
`
