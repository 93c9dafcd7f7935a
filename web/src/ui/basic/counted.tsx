import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useCopy } from '../../lib/copy/use-copy.ts'

const mostShown = 99

/** How many there are, as a small round sign. What it counts says the number to screen readers. */
export const Count = ({ of, className }: { of: number; className?: string }) => {
  const { format } = useCopy()
  if (of === 0) return null

  return (
    <Sign aria-hidden className={className}>
      {format.number(Math.min(of, mostShown))}
      {of > mostShown && '+'}
    </Sign>
  )
}

/** Something that is only a picture on screen, with the number of what lies behind it. */
export const Counted = ({ count, children }: { count: number; children: ReactNode }) => (
  <Place>
    {children}
    <CountOver of={count} />
  </Place>
)

const Place = styled.div`
  position: relative;
`

const Sign = styled.span`
  min-width: 20px;
  padding-inline: 5px;
  border-radius: var(--radius-pill);
  background: var(--accent-fill);
  color: var(--on-accent);
  font: 700 12px/20px var(--font);
  text-align: center;
`

const CountOver = styled(Count)`
  position: absolute;
  inset: 2px 4px auto auto;
  box-shadow: 0 0 0 2px var(--surface);
  pointer-events: none;
`
