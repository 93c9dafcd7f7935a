import styled from 'styled-components'
import { media } from '../../../../theme/tokens.ts'
import { CardTable } from '../../../../ui/list/card-table.tsx'

/** Picture, name, price, stock and acts of each product. */
export const ManageTable = styled(CardTable)`
  tbody th { font-weight: 500; overflow-wrap: anywhere; }
  td:nth-child(3), td:nth-child(4), td:last-child { white-space: nowrap; }
  ${media.wide} {
    td:first-child, td:last-child { width: 1px; }
    :is(th, td):nth-child(3), :is(th, td):nth-child(4) { text-align: end; }
  }
  ${media.narrow} {
    tbody tr {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
    }
    td:first-child { grid-row: 1 / 4; }
    /* Two lines over the whole width tell apart what begins alike. */
    tbody th { grid-area: 1 / 2 / 2 / 4; font: 500 var(--type-card); }
    td:nth-child(3), td:nth-child(4) { color: var(--muted); font: 400 var(--type-small); }
    td:nth-child(3) { grid-area: 2 / 2; }
    td:nth-child(4) { grid-area: 3 / 2; }
    td:last-child { grid-area: 2 / 3 / 4; }
  }
`
