import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { CardTable } from '../../ui/list/card-table.tsx'

/** Picture, name, address and acts of everybody. */
export const UserTable = styled(CardTable)`
  --cell: var(--space-4);
  td { overflow-wrap: anywhere; }
  td:nth-child(3) > span:first-child { display: block; padding-bottom: var(--space-1); color: var(--muted); }
  ${media.wide} {
    td:nth-child(1) { width: calc(var(--avatar) + 2 * var(--space-4)); }
    td:nth-child(2) { min-width: 6rem; }
    td:nth-child(4) { width: 60%; }
    td:nth-child(4) > div { justify-content: end; white-space: nowrap; }
  }
  ${media.narrow} {
    tr { grid-template-columns: auto minmax(0, 1fr); }
    td:nth-child(1) { grid-row: span 2; padding-top: var(--space-2); }
    td:nth-child(2) { font-weight: 600; }
    td:nth-child(4) { grid-column: 1 / -1; padding-top: var(--space-3); }
  }
`
