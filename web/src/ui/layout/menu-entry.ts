import { NavLink } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { media } from '../../theme/tokens.ts'

/** The shape of a link or button in a list of ways; the page that is open is marked, maybe late, so the mark makes no word wider. */
export const menuEntry = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-control);
  font: 400 var(--type-body);
  ${media.pointer} { &:hover { background: var(--sunken); } }
  &[aria-current] { background: var(--primary-soft); color: var(--primary); -webkit-text-stroke: 0.5px; }
`

/** A link to a page, in a list of ways. */
export const MenuLink = styled(NavLink)`${menuEntry}`
