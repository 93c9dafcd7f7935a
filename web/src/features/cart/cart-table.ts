import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { CardTable } from '../../ui/list/card-table.tsx'

/** Number, picture, name, quantity, total of each line, and the way to remove it. */
export const CartTable = styled(CardTable)`
  --line-picture: var(--row-picture);
  --step-number: var(--step-number-narrow);
  --cell: var(--space-2);
  h2 { font: 600 var(--type-card); overflow-wrap: anywhere; }
  small { color: var(--muted); font: 400 var(--type-small); }
  [role='alert'] { color: var(--danger); font: 500 var(--type-small); }
  td:first-child:not([colspan]) { color: var(--muted); }
  h2 a:hover { text-decoration: underline; }
  tr[data-below] > td { padding-top: 0; border-top: 0; }
  tr[data-removed] > td { padding: 0; }
  :is(th, td):nth-child(5) { text-align: end; }
  td:nth-child(5) { font-weight: 600; overflow-wrap: anywhere; }
  ${media.wide} {
    th:nth-child(3) { width: 100%; }
    td:nth-child(5) { white-space: nowrap; }
    td:last-child { padding-inline-end: var(--space-3); }
  }
  ${media.narrow} {
    tbody tr {
      grid-template-columns: auto minmax(min-content, 1fr) minmax(0, auto);
      gap: var(--space-1) var(--space-2);
    }
    td:first-child:not([colspan]) { display: none; }
    td[colspan] { grid-column: 1 / -1; }
    && tr[data-below] { padding-top: 0; border-top: 0; }
    && tr[data-removed] { padding: 0; }
    td:nth-child(2) { grid-row: span 2; }
    /* A fixed width: the name must not wrap differently when the total grows. */
    td:nth-child(3) { grid-area: 1 / 2 / 2 / -1; }
    h2 { padding-inline-end: var(--touch); }
    td:nth-child(4) { grid-area: 2 / 2; }
    td:nth-child(5) { grid-area: 2 / 3; align-self: center; }
    td:last-child:not([colspan]) { grid-area: 1 / 2 / 2 / -1; justify-self: end; margin-inline-end: calc(-1 * var(--space-2)); }
  }
  ${media.tiny} {
    td:nth-child(2) { grid-row: auto; }
    td:nth-child(4) { grid-area: 2 / 1 / 3 / 3; }
  }
`
