import styled from 'styled-components'
import { PaddedPanel } from '../../ui/basic/panel.tsx'

export const FigureCard = styled(PaddedPanel)`
  justify-items: stretch;
  p { color: var(--muted); }
  p > a { text-decoration: underline; text-underline-offset: var(--space-1); }
`

/** Products with a figure each. */
export const FigureList = styled.ul`
  display: grid;
  gap: var(--space-3);
  font: 400 var(--type-card);
  font-variant-numeric: tabular-nums;
  li { display: flex; align-items: center; gap: var(--space-3); }
  li > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  img { width: var(--thumb); height: var(--thumb); }
  a:hover { text-decoration: underline; text-underline-offset: var(--space-1); }
  a { display: block; padding-block: var(--space-1); }
  small { color: var(--muted); font: 400 var(--type-small); }
  strong { white-space: nowrap; }
`
