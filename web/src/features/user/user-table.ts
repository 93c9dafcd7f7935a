import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { visuallyHidden } from '../../ui/basic/visually-hidden.tsx'

/** A table where there is room for one, a card a person where there is not. */
export const UserTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    padding: var(--space-3) var(--space-4);
    color: var(--muted);
    font: 600 var(--type-small);
    text-align: start;
  }
  td {
    padding: var(--space-3) var(--space-4);
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  td:nth-child(1) { width: calc(var(--avatar) + 2 * var(--space-4)); }
  td:nth-child(3) > span:first-child { display: block; padding-bottom: var(--space-1); color: var(--muted); }
  td:nth-child(4) > div { flex-wrap: nowrap; justify-content: end; white-space: nowrap; }
  ${media.narrow} {
    display: block;
    thead { ${visuallyHidden} }
    tbody { display: block; }
    tr {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 var(--space-3);
      padding: var(--space-4);
    }
    tr + tr { border-top: 1px solid var(--line); }
    td { padding: 0; border: 0; }
    td:nth-child(1) { grid-row: span 2; width: auto; padding-top: var(--space-2); }
    td:nth-child(2) { font-weight: 600; }
    td:nth-child(4) { grid-column: 1 / -1; padding-top: var(--space-3); }
    td:nth-child(4) > div { flex-wrap: wrap; justify-content: start; }
  }
`
