import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Pill } from '../../../../ui/data/pill.tsx'
import { ChangedField } from '../changed-field.tsx'
import { columnWord } from './pasted-headings.ts'
import type { PastedSheet } from './pasted-sheet.ts'
import { rowName } from './row-name.ts'
import { changedCells } from './variant-changes.ts'
import type { VariantRow, VariantSheet } from './variant-sheet.ts'

interface PastedChangesProps {
  /** Those that would be changed, as they would be. */
  rows: readonly VariantRow[]
  touched: PastedSheet['touched']
  sheet: VariantSheet
}

const columns = ['sku', 'quantity', 'price'] as const

/** Row by row what pasted lines would change. */
export const PastedChanges = ({ rows, touched, sheet }: PastedChangesProps) => {
  const copy = useCopy(manageCopy)
  const { variants, importing, language } = copy
  const { sheet: words } = variants
  if (rows.length === 0) return null

  return (
    <List aria-label={words.preview}>
      {rows.map((row) => {
        const before = touched.get(row.key)
        const changed: readonly string[] = changedCells(before ?? undefined, row)
        return (
          <li key={row.key}>
            <b>{rowName(row, language)}</b> {!before && <Pill $tone="brass">{words.isNew}</Pill>}
            {columns
              .filter((column) => changed.includes(column) && (before || row[column]))
              .map((column) => (
                <ChangedField
                  key={column}
                  label={columnWord(column, sheet, copy)}
                  before={before?.[column] || importing.nothing}
                  after={row[column]}
                />
              ))}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`
