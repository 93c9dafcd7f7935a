import { NavLink } from 'react-router-dom'
import styled from 'styled-components'

/** One way in the list beside the page; the page that is open is marked. */
export const SideLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-control);
  &:hover { background: var(--sunken); }
  &[aria-current] {
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 600;
  }
`
