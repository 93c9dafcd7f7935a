import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { visuallyHidden } from '../../ui/visually-hidden.tsx'

/** A table where there is room for one, a card a row where there is not. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    padding: var(--space-3);
    border-bottom: 1px solid var(--line);
    color: var(--muted);
    font: 600 var(--type-small);
    text-align: start;
  }
  th:nth-child(5), td:nth-child(5) { text-align: end; white-space: nowrap; }
  ${media.narrow} {
    display: block;
    thead { ${visuallyHidden} }
    tbody { display: block; }
  }
`

export const LineRow = styled.tr`
  & + & > td { border-top: 1px solid var(--line); }
  & > td { padding: var(--space-3); }
  & > :first-child { padding-inline-start: var(--space-4); color: var(--muted); }
  & > :nth-child(5) { font-weight: 600; }
  h2 { font: 600 var(--type-card); overflow-wrap: anywhere; }
  small { color: var(--muted); font: 400 var(--type-small); }
  [role='alert'] { color: var(--danger); font: 500 var(--type-small); }
  ${media.narrow} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-4);
    & + & { border-top: 1px solid var(--line); }
    & > td, & + & > td { padding: 0; border: 0; }
    & > :first-child { display: none; }
    & > :nth-child(2) { grid-row: span 2; }
    & > :nth-child(4) { grid-area: 2 / 2; }
    & > :nth-child(5) { grid-area: 2 / 3; align-self: center; }
    & > :nth-child(6) { grid-area: 1 / 3; justify-self: end; }
  }
`

export const Trouble = styled.p`
  color: var(--danger);
  font: 500 var(--type-small);
`
