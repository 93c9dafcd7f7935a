import { goOnFrom } from '../../../../lib/navigation/focus.ts'
import { PasteSheet } from './paste-sheet.tsx'
import { pictureOfColor } from './row-picture.ts'
import { SetAll } from './set-all.tsx'
import { VariantDetails } from './variant-details.tsx'
import type { VariantRow, VariantSheet } from './variant-sheet.ts'

/** Whether something of all rows is asked, for lines of a spreadsheet, or of the row with this key. */
export type VariantQuestion = 'all' | 'sheet' | { key: string }

interface VariantDialogsProps {
  asked: VariantQuestion | null
  sheet: VariantSheet
  /** The picture of the product. */
  image: { url: string; srcSet: string | null }
  onRows: (rowsFrom: (rows: readonly VariantRow[]) => readonly VariantRow[]) => void
  onClose: () => void
}

/** What is asked about rows of the table in a window of its own; one of them is a form, which stands outside of the page's. */
export const VariantDialogs = ({ asked, sheet, image, onRows, onClose }: VariantDialogsProps) => {
  const changeWhere = (isMeant: (row: VariantRow) => boolean) => (changes: Partial<VariantRow>) =>
    onRows((now) => now.map((row) => (isMeant(row) ? { ...row, ...changes } : row)))

  if (!asked) return null
  if (asked === 'sheet') return <PasteSheet sheet={sheet} onTake={(rows) => onRows(() => rows)} onClose={onClose} />
  if (asked === 'all') return <SetAll onSet={changeWhere(() => true)} onClose={onClose} />
  const row = sheet.rows.find(({ key }) => key === asked.key)
  if (!row) return null

  const handleRemove = () => {
    onClose()
    onRows((now) => now.filter(({ key }) => key !== row.key))
    goOnFrom()
  }

  return (
    <VariantDetails
      row={row}
      image={pictureOfColor(row, sheet.rows, image)}
      onType={changeWhere(({ key }) => key === row.key)}
      onColor={changeWhere(({ color }) => color === row.color)}
      onRemove={handleRemove}
      onClose={onClose}
    />
  )
}
