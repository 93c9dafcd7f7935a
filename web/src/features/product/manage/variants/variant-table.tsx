import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { media } from '../../../../theme/tokens.ts'
import { VisuallyHidden } from '../../../../ui/basic/visually-hidden.tsx'
import { wordOf } from './option-word-fields.tsx'
import { VariantGroup } from './variant-group.tsx'
import type { RowProblems } from './variant-problems.ts'
import { groupsOf, type VariantRow, type VariantSheet } from './variant-sheet.ts'
import type { EditedVariants_ProductFragment } from './variants.generated.ts'

interface VariantTableProps {
  product: EditedVariants_ProductFragment
  sheet: VariantSheet
  problems: ReadonlyMap<string, RowProblems>
  onType: (key: string, changes: Partial<VariantRow>) => void
  onOpen: (key: string) => void
}

/** A row for each size in each colour. On a phone, what is seldom changed is behind its last button. */
export const VariantTable = ({ product, sheet: { rows, words }, problems, onType, onOpen }: VariantTableProps) => {
  const all = useCopy(manageCopy)
  const { grid: copy, heading } = all.variants
  const option = rows.some(({ size }) => size) ? 'size' : 'color'

  return (
    <Table aria-label={heading}>
      <thead>
        <tr>
          <th scope="col">{wordOf(option, words, all)}</th>
          <th scope="col" data-wide>
            {copy.picture}
          </th>
          <th scope="col" data-wide>
            {copy.sku}
          </th>
          <th scope="col">{copy.quantity}</th>
          <th scope="col">{copy.price}</th>
          <th scope="col" data-wide>
            {copy.isActive}
          </th>
          <th scope="col">
            <VisuallyHidden>{copy.more}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {groupsOf(rows).map((group) => (
        <VariantGroup
          key={group[0]?.color}
          rows={group}
          product={product}
          problems={problems}
          onType={onType}
          onOpen={onOpen}
        />
      ))}
    </Table>
  )
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & :where(th, td) { padding: var(--space-2) var(--space-2) var(--space-2) 0; text-align: start; }
  & thead th { color: var(--muted); font: 600 var(--type-small); }
  & tbody tr { border-top: 1px solid var(--line); }
  & tr[data-problems] { border-top: 0; }
  & tr[data-off] :is(th, input) { color: var(--muted); }
  ${media.wide} {
    & td:is(:nth-child(4), :nth-child(5)) { width: 7.5rem; }
    & td:last-child { width: 1px; }
    & :is(th, td):last-child { padding-inline-end: 0; }
  }
  ${media.narrow} {
    &, & > tbody, & > thead { display: block; }
    & tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1.3fr) var(--touch);
      align-items: center;
      gap: var(--space-2);
      padding-block: var(--space-2);
    }
    & :where(th, td) { padding: 0; overflow-wrap: anywhere; }
    & [data-wide] { display: none; }
    & :is(tr[data-problems] > td, tr[data-group] > th) { grid-column: 1 / -1; }
    & input { padding-inline: var(--space-2); }
  }
`
