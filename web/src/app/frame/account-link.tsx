import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '../../ui/basic/icon.tsx'
import { menuEntry } from '../../ui/layout/menu-entry.ts'

/** One way in the account menu; the page that is open is marked. */
export const AccountLink = ({ to, icon, label }: { to: string; icon: LucideIcon; label: string }) => (
  <li>
    <Entry to={to}>
      <Icon of={icon} />
      {label}
    </Entry>
  </li>
)

const Entry = styled(NavLink)`${menuEntry}`
