import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { Icon } from './icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string
  icon: LucideIcon
}

/** A round button that is only a picture on screen and has a name for everybody else. */
export const IconButton = ({ label, icon, ...rest }: IconButtonProps) => (
  <IconButtonShape type="button" aria-label={label} {...rest}>
    <Icon of={icon} />
  </IconButtonShape>
)

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

/** Round and as large as a fingertip. */
const IconButtonShape = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  cursor: pointer;
  ${media.pointer} { &:hover { background: var(--sunken); } }
`
