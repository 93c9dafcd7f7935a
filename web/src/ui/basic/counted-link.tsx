import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'
import { IconLink } from './icon-button.tsx'

const mostShown = 99

interface CountedLinkProps {
  /** Says the number too. */
  label: string
  icon: LucideIcon
  to: string
  count: number
}

/** A link that is only a picture on screen, with the number of what lies behind it. */
export const CountedLink = ({ label, icon, to, count }: CountedLinkProps) => {
  const { format } = useCopy()

  return (
    <Place>
      <IconLink label={label} icon={icon} to={to} />
      {count > 0 && (
        <Count aria-hidden>
          {format.number(Math.min(count, mostShown))}
          {count > mostShown && '+'}
        </Count>
      )}
    </Place>
  )
}

const Place = styled.div`
  position: relative;
`

const Count = styled.span`
  position: absolute;
  inset: 2px 0 auto auto;
  min-width: 20px;
  padding-inline: 5px;
  border-radius: var(--radius-pill);
  box-shadow: 0 0 0 2px var(--surface);
  background: var(--accent-fill);
  color: var(--on-accent);
  font: 700 12px/20px var(--font);
  text-align: center;
  pointer-events: none;
`
