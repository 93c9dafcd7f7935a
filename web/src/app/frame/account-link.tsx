import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { disclosureEntry } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'

/** One way in the account menu; the page that is open is marked. */
export const AccountLink = ({ to, icon, label }: { to: string; icon: LucideIcon; label: string }) => (
  <li>
    <Entry to={to}>
      <Icon of={icon} />
      {label}
    </Entry>
  </li>
)

const Entry = styled(NavLink)`${disclosureEntry}`
