import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A row of links to other views of the same page; on phones it slides. */
export const Tabs = styled.nav`
  display: flex;
  overflow-x: auto;
  box-shadow: inset 0 -1px var(--line);
  scrollbar-width: none;
`

export const Tab = styled(Link)`
  display: inline-grid;
  flex: none;
  align-items: center;
  min-height: var(--touch);
  padding: var(--space-1) var(--space-3);
  border-bottom: 3px solid transparent;
  color: var(--muted);
  font: 500 var(--type-body);
  font-variant-numeric: tabular-nums;
  &:hover { color: var(--text); }
  &[aria-current] { border-color: var(--primary); color: var(--primary); font-weight: 600; }
`
