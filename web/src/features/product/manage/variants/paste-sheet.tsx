import { limits } from '@sunnah-store/schema/limits'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Stack } from '../../../../ui/basic/panel.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { TextAreaField } from '../../../../ui/form/field.tsx'
import { PastedChanges } from './pasted-changes.tsx'
import { columnWord } from './pasted-headings.ts'
import { type PastedSheet, readPasted, usualColumns } from './pasted-sheet.ts'
import { rowName } from './row-name.ts'
import { changedCells } from './variant-changes.ts'
import { problemsOf } from './variant-problems.ts'
import type { VariantRow, VariantSheet } from './variant-sheet.ts'

interface PasteSheetProps {
  sheet: VariantSheet
  onTake: (rows: readonly VariantRow[]) => void
  onClose: () => void
}

/** Takes lines of a spreadsheet, and shows what they would change before they are taken. */
export const PasteSheet = ({ sheet, onTake, onClose }: PasteSheetProps) => {
  const copy = useCopy(manageCopy)
  const { sheet: words } = copy.variants
  const [text, setText] = useState('')
  const pasted = readPasted(text, sheet, copy)
  const problems = useProblems(sheet, pasted)
  const changed = pasted.rows.filter(
    (row) => pasted.touched.has(row.key) && changedCells(pasted.touched.get(row.key) ?? undefined, row).length > 0,
  )
  const columns = usualColumns(sheet.rows).map((column) => columnWord(column, sheet, copy))

  return (
    <Dialog title={words.open} onClose={onClose}>
      <Stack>
        <TextAreaField
          id="pasted-sheet"
          label={words.cells}
          hint={words.hint(columns.join(', '))}
          rows={6}
          wrap="off"
          autoComplete="off"
          data-first
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <StatusPlace>
          {problems.length > 0 && (
            <Notice tone="bad" icon={CircleAlert}>
              <Problems>
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </Problems>
            </Notice>
          )}
          {text.trim() !== '' && changed.length === 0 && problems.length === 0 && <Muted>{words.nothing}</Muted>}
        </StatusPlace>
        <PastedChanges rows={changed} touched={pasted.touched} sheet={sheet} />
        <Button
          type="button"
          disabled={changed.length === 0 || problems.length > 0}
          onClick={() => {
            onTake(pasted.rows)
            onClose()
          }}
        >
          {words.take(changed.length)}
        </Button>
      </Stack>
    </Dialog>
  )
}

/** What keeps the lines from being taken, by the names of the rows. */
const useProblems = (sheet: VariantSheet, { rows, touched, faults, unknownHeadings }: PastedSheet): string[] => {
  const { variants: copy, language } = useCopy(manageCopy)
  const before = problemsOf(sheet, {}, copy.rules)
  const after = problemsOf({ ...sheet, rows }, {}, copy.rules)
  const named = rows
    .filter(({ key }) => touched.has(key) || !before.has(key))
    .flatMap((row) =>
      Object.values(after.get(row.key) ?? {}).map((problem) => copy.rules.of(rowName(row, language), problem)),
    )
  const isTooMany = rows.filter(({ isActive }) => isActive).length > limits.variants.each

  return [
    ...unknownHeadings.map(copy.sheet.unknownHeading),
    ...faults.map(({ line, fault }) => copy.sheet[fault](line)),
    ...named,
    ...(isTooMany ? [copy.save.tooMany] : []),
  ]
}

const Problems = styled.ul`
  display: grid;
  gap: var(--space-1);
`
