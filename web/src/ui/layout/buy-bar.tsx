import { type ReactNode, useRef } from 'react'
import styled, { css } from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { bottomBar } from './bottom-bar.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

interface BuyBarProps {
  /** What is bought, for where it does not stand above. */
  what: ReactNode
  /** Its buttons. */
  children: ReactNode
}

/**
 * The buttons that buy: on phones at the lower edge of the window. In wide windows they have a place of their own, and come to
 * the edge when that is scrolled past, until the page ends.
 */
export const BuyBar = ({ what, children }: BuyBarProps) => {
  const place = useRef<HTMLDivElement>(null)
  const past = useScrolledPast(place)

  return (
    <div ref={place} style={past === null ? undefined : { minHeight: past }}>
      <Bar data-buy-bar={past === null ? '' : 'past'} $isPast={past !== null}>
        <What $isPast={past !== null}>{what}</What>
        {children}
      </Bar>
    </div>
  )
}

const inPlace = css`
  position: static;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  padding: 0;
  border: 0;
  background: none;
`

// As wide as the content, beside the sidebar.
const atEdge = css`
  inset-inline: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  box-shadow: var(--shadow-raised);
  & > button { flex: 0 0 auto; padding-inline: var(--space-5); }
  ${media.sidebar} {
    --beside: max(0px, (100% - var(--shell)) / 2);
    left: calc(var(--beside) + var(--sidebar) + var(--space-2) + var(--space-5));
    right: calc(var(--beside) + var(--space-5));
  }
`

const Bar = styled.div<{ $isPast: boolean }>`
  ${bottomBar}
  gap: var(--space-2);
  /* On a slow line one button comes before the other, and would jump aside for it. */
  &:not(:has(> button ~ button)) { visibility: hidden; }
  & > button {
    flex: 1 1 auto;
    min-width: max-content;
    padding-inline: var(--space-3);
    white-space: nowrap;
  }
  ${media.wide} { ${({ $isPast }) => ($isPast ? atEdge : inPlace)} }
`

// Where the bar stands below the price, it need not say it again.
const What = styled.div<{ $isPast: boolean }>`
  flex: 2 1 auto;
  min-width: 0;
  & s { display: none; }
  ${media.wide} {
    flex: 1 1 0;
    ${({ $isPast }) => !$isPast && 'display: none;'}
  }
`
