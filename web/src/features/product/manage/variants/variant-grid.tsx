import { type ClipboardEvent, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { focusField } from '../../../../lib/navigation/focus.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { HeadingRow } from '../../../../ui/layout/page-layout.ts'
import { FieldGroup } from '../form/field-group.tsx'
import { cellsOf, isPasteColumn, withPasted } from './pasted-cells.ts'
import { VariantConflicts } from './variant-conflicts.tsx'
import { piecesIn } from './variant-group.tsx'
import type { RowProblems } from './variant-problems.ts'
import { shownRows, type VariantRow, type VariantSheet } from './variant-sheet.ts'
import { VariantTable } from './variant-table.tsx'
import type { EditedVariants_ProductFragment } from './variants.generated.ts'
import type { VariantConflict } from './variants-refusal.ts'

interface VariantGridProps {
  product: EditedVariants_ProductFragment
  sheet: VariantSheet
  problems: ReadonlyMap<string, RowProblems>
  conflicts: readonly VariantConflict[]
  onSettle: (conflict: VariantConflict, take: boolean) => void
  onRows: (rowsFrom: (rows: readonly VariantRow[]) => readonly VariantRow[]) => void
  onPasted: () => void
  /** Asks for what is seldom changed of a row. */
  onOpen: (key: string) => void
  onSetAll: () => void
}

/** The table of all sizes and colours, with what concerns all of it. */
export const VariantGrid = ({
  product,
  sheet,
  problems,
  conflicts,
  onSettle,
  onRows,
  onPasted,
  onOpen,
  onSetAll,
}: VariantGridProps) => {
  const { grid: copy } = useCopy(manageCopy).variants
  const { rows } = sheet
  const { price, discount, discountedPrice } = product
  const [filled, setFilled] = useState<{ rows: number; left: number } | null>(null)

  const { hash } = useLocation()
  useEffect(() => focusField(`${hash.slice(1)}-quantity`), [hash])

  // The rows of the table are drawn anew only when they change.
  const handleType = useCallback(
    (key: string, changes: Partial<VariantRow>) =>
      onRows((now) => now.map((row) => (row.key === key ? { ...row, ...changes } : row))),
    [onRows],
  )

  const handlePaste = (event: ClipboardEvent) => {
    const pasted = cellsOf(event.clipboardData.getData('text'))
    const { key, cell } = event.target instanceof HTMLElement ? event.target.dataset : {}
    if (pasted.flat().length < 2 || !key || !isPasteColumn(cell)) return
    event.preventDefault()
    const start = { key, column: cell }
    const { left } = withPasted(shownRows(rows), pasted, start)
    onRows((now) => withPasted(shownRows(now), pasted, start).rows)
    setFilled({ rows: pasted.length - left, left })
    onPasted()
  }

  return (
    <FieldGroup heading={copy.count(rows.length, piecesIn(rows))}>
      <HeadingRow>
        <About $small>
          {discount > 0 ? copy.discounted(price, discountedPrice, discount) : copy.prices(price)} {copy.paste}
        </About>
        <Button type="button" $look="quiet" onClick={onSetAll}>
          {copy.setAll}
        </Button>
      </HeadingRow>
      <StatusPlace>{filled && <Muted>{copy.filled(filled.rows, filled.left)}</Muted>}</StatusPlace>
      {conflicts.length > 0 && <VariantConflicts conflicts={conflicts} rows={rows} onSettle={onSettle} />}
      <Pasting onPaste={handlePaste}>
        <VariantTable product={product} sheet={sheet} problems={problems} onType={handleType} onOpen={onOpen} />
      </Pasting>
    </FieldGroup>
  )
}

const About = styled(Muted)`
  flex: 1 1 16rem;
`

const Pasting = styled.div`
  min-width: 0;
`
