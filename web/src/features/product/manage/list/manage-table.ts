import styled from 'styled-components'
import { media } from '../../../../theme/tokens.ts'
import { visuallyHidden } from '../../../../ui/basic/visually-hidden.tsx'

/** A table where there is room for one, a card a row where there is not. */
export const ManageTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  thead th {
    padding: var(--space-3);
    border-bottom: 1px solid var(--line);
    color: var(--muted);
    font: 600 var(--type-small);
    text-align: start;
  }
  thead th:nth-child(3), thead th:nth-child(4) { text-align: end; }
  ${media.narrow} {
    display: block;
    thead { ${visuallyHidden} }
    tbody { display: block; }
  }
`

export const Line = styled.tr`
  & + & > * { border-top: 1px solid var(--line); }
  & > * { padding: var(--space-3); }
  & > :first-child { width: 1px; padding-inline-start: var(--space-4); }
  & > th { font-weight: 500; text-align: start; overflow-wrap: anywhere; }
  & > :nth-child(3), & > :nth-child(4) { text-align: end; white-space: nowrap; }
  & > :last-child { width: 1px; white-space: nowrap; }
  ${media.narrow} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--space-3);
    padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
    & + & { border-top: 1px solid var(--line); }
    & > *, & + & > * { padding: 0; border: 0; }
    & > :first-child { grid-row: 1 / 4; width: auto; padding: 0; }
    & > th { grid-area: 1 / 2; font: 500 var(--type-card); }
    & > :nth-child(3), & > :nth-child(4) { color: var(--muted); font: 400 var(--type-small); text-align: start; }
    & > :nth-child(3) { grid-area: 2 / 2; }
    & > :nth-child(4) { grid-area: 3 / 2; }
    & > :last-child { grid-area: 1 / 3 / 4; width: auto; }
  }
`
