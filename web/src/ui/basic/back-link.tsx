import { ArrowLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from './icon.tsx'
import { touchLink } from './touch-link.ts'

/** The way to the list that a page belongs to. */
export const BackLink = ({ children, ...link }: ComponentProps<typeof Link>) => (
  <Way {...link}>
    <Icon of={ArrowLeft} />
    {children}
  </Way>
)

const Way = styled(Link)`
  ${touchLink}
  grid-auto-flow: column;
  gap: var(--space-2);
  justify-self: start;
`
