import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { visuallyHidden } from '../../ui/basic/visually-hidden.tsx'

/** A table where there is room for one, a card a row where there is not. */
export const Table = styled.table`
  --line-picture: var(--row-picture);
  --step-number: var(--step-number-narrow);
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    padding: var(--space-3) var(--space-2);
    border-bottom: 1px solid var(--line);
    color: var(--muted);
    font: 600 var(--type-small);
    text-align: start;
  }
  th:first-child { padding-inline-start: var(--space-4); }
  th:nth-child(3) { width: 100%; }
  th:nth-child(5), td:nth-child(5) { text-align: end; }
  ${media.narrow} {
    display: block;
    thead { ${visuallyHidden} }
    tbody { display: block; }
  }
`

export const LineRow = styled.tr`
  & + & > td { border-top: 1px solid var(--line); }
  & > td { padding: var(--space-3) var(--space-2); }
  & > :first-child { padding-inline-start: var(--space-4); color: var(--muted); }
  & > :nth-child(5) { font-weight: 600; white-space: nowrap; }
  & > :nth-child(6) { padding-inline-end: var(--space-3); }
  h2 { font: 600 var(--type-card); overflow-wrap: anywhere; }
  small { color: var(--muted); font: 400 var(--type-small); }
  [role='alert'] { color: var(--danger); font: 500 var(--type-small); }
  ${media.narrow} {
    display: grid;
    grid-template-columns: auto minmax(min-content, 1fr) minmax(0, auto);
    gap: var(--space-1) var(--space-2);
    padding: var(--space-4);
    & + & { border-top: 1px solid var(--line); }
    && > td { padding: 0; border: 0; }
    & > :first-child { display: none; }
    & > :nth-child(2) { grid-row: span 2; }
    /* As wide whatever the total beneath: the name must not wrap anew when a number grows. */
    & > :nth-child(3) { grid-area: 1 / 2 / 2 / -1; }
    h2 { padding-inline-end: var(--touch); }
    & > :nth-child(4) { grid-area: 2 / 2; }
    & > :nth-child(5) { grid-area: 2 / 3; align-self: center; white-space: normal; }
    & > :nth-child(6) { grid-area: 1 / 2 / 2 / -1; justify-self: end; margin-inline-end: calc(-1 * var(--space-2)); }
  }
  ${media.tiny} {
    & > :nth-child(2) { grid-row: auto; }
    & > :nth-child(4) { grid-area: 2 / 1 / 3 / 3; }
  }
`

export const Trouble = styled.p`
  color: var(--danger);
  font: 500 var(--type-small);
`
