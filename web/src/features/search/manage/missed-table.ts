import styled from 'styled-components'
import { media } from '../../../theme/tokens.ts'
import { CardTable } from '../../../ui/list/card-table.tsx'

/** What was searched, how often and when last, and its act. */
export const MissedTable = styled(CardTable)`
  tbody th { font-weight: 500; overflow-wrap: anywhere; }
  td { white-space: nowrap; }
  ${media.wide} { td:last-child { width: 1px; } }
  ${media.narrow} {
    tbody tr { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
    td:nth-child(2), td:nth-child(3) { color: var(--muted); font: 400 var(--type-small); }
    td:last-child { grid-area: 1 / 2 / 4; }
  }
`
