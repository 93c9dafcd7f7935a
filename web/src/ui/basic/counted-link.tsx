import type { LucideIcon } from 'lucide-react'
import { Counted } from './counted.tsx'
import { IconLink } from './icon-button.tsx'

interface CountedLinkProps {
  /** Says the number too. */
  label: string
  icon: LucideIcon
  to: string
  count: number
}

/** A link that is only a picture on screen, with the number of what lies behind it. */
export const CountedLink = ({ label, icon, to, count }: CountedLinkProps) => (
  <Counted count={count}>
    <IconLink label={label} icon={icon} to={to} />
  </Counted>
)
