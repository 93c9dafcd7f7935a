import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './icon.tsx'

/** The place of a native select, with the shop's own arrow. */
export const SelectBox = ({ children }: { children: ReactNode }) => (
  <Box>
    {children}
    <Icon of={ChevronDown} />
  </Box>
)

const Box = styled.span`
  position: relative;
  display: grid;
  align-items: center;
  & > select {
    appearance: none;
    padding-inline-end: calc(var(--icon) + var(--space-5));
    cursor: pointer;
  }
  & > span {
    position: absolute;
    inset-inline-end: var(--space-3);
    color: var(--muted);
    pointer-events: none;
  }
`
