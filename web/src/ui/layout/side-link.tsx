import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { menuEntry } from './menu-entry.ts'

/** One way in the list beside the page. */
export const SideLink = styled(NavLink)`${menuEntry}`
