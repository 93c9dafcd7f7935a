import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../theme/tokens.ts'
import { Panel } from '../basic/panel.tsx'
import { VisuallyHidden, visuallyHidden } from '../basic/visually-hidden.tsx'

interface CardTableProps {
  name: string
  /** What each column is called; `hidden`, where what stands in it says so by itself. */
  heads: readonly (string | { hidden: string })[]
  /** Says where each column stands: in the table from `media.wide` on, on the card in `media.narrow`. */
  className?: string
  /** A `<tr>` each. */
  children: ReactNode
}

/** A table where there is room for one, a card a row where there is not. */
export const CardTable = ({ name, heads, className, children }: CardTableProps) => (
  <Panel>
    <Table aria-label={name} className={className}>
      <thead>
        <tr>
          {heads.map((head) =>
            typeof head === 'string' ? (
              <th key={head}>{head}</th>
            ) : (
              <th key={head.hidden}>
                <VisuallyHidden>{head.hidden}</VisuallyHidden>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  </Panel>
)

// :where() has no specificity, so the styles of a page win.
const Table = styled.table`
  --cell: var(--space-3);
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & :where(th, td) { padding: var(--space-3) var(--cell); text-align: start; }
  & :where(tr > :first-child) { padding-inline-start: var(--space-4); }
  & :where(thead th) {
    border-bottom: 1px solid var(--line);
    color: var(--muted);
    font: 600 var(--type-small);
  }
  & :where(tbody tr + tr > *) { border-top: 1px solid var(--line); }
  ${media.narrow} {
    &, & > tbody { display: block; }
    & > thead { ${visuallyHidden} }
    & :where(tbody tr) { display: grid; gap: 0 var(--space-3); padding: var(--space-4); }
    & :where(tbody tr + tr) { border-top: 1px solid var(--line); }
    & :where(tbody tr > *) { padding: 0; border: 0; }
  }
`
