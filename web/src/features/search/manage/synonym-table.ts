import styled from 'styled-components'
import { media } from '../../../theme/tokens.ts'
import { CardTable } from '../../../ui/list/card-table.tsx'

/** The words of each group, and its acts. */
export const SynonymTable = styled(CardTable)`
  td:last-child { white-space: nowrap; }
  ${media.wide} { td:last-child { width: 1px; } }
  ${media.narrow} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      padding-inline-end: var(--space-2);
    }
  }
`
