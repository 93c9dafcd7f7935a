import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A row of links to other views of the same page. */
export const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  border-bottom: 1px solid var(--line);
`

export const Tab = styled(Link)`
  display: inline-grid;
  align-items: center;
  min-height: var(--touch);
  margin-bottom: -1px;
  padding: var(--space-1) var(--space-3);
  border-bottom: 3px solid transparent;
  color: var(--muted);
  font: 500 var(--type-body);
  font-variant-numeric: tabular-nums;
  &:hover { color: var(--text); }
  &[aria-current] { border-color: var(--primary); color: var(--primary); font-weight: 600; }
`
