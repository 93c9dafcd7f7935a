import type { LucideIcon } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'
import { Icon } from './icon.tsx'
import { IconButtonShape } from './icon-button.tsx'

interface IconLinkProps extends Omit<LinkProps, 'children'> {
  label: string
  icon: LucideIcon
}

/** A link that is only a picture on screen and has a name for everybody else. */
export const IconLink = ({ label, icon, ...rest }: IconLinkProps) => (
  <IconButtonShape as={Link} aria-label={label} {...rest}>
    <Icon of={icon} />
  </IconButtonShape>
)
