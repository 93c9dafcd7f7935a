import { ClipboardPaste, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/basic/icon.tsx'
import { Muted } from '../../../../ui/basic/muted.ts'
import { Row } from '../../../../ui/basic/panel.tsx'
import { StatusPlace } from '../../../../ui/feedback/live-place.ts'
import { Columns, FieldGroup } from '../form/field-group.tsx'
import { OptionWordFields, wordOf } from './option-word-fields.tsx'
import { RunValues } from './run-values.tsx'
import { missingOf, type Run, type RunValue, valuesIn, withRun } from './variant-run.ts'
import type { OptionName, OptionWords, VariantRow } from './variant-sheet.ts'

interface RunPanelProps {
  rows: readonly VariantRow[]
  words: OptionWords
  /** What a product without sizes and colours has in stock: new rows take its place. */
  piecesOfToday: number
  isUnsaved: boolean
  onWords: (words: OptionWords) => void
  onRows: (rowsFrom: (rows: readonly VariantRow[]) => readonly VariantRow[]) => void
  /** Asks for lines of a spreadsheet. */
  onPaste: () => void
}

/** Adds each of some sizes in each of some colours to the table below, in one step. */
export const RunPanel = ({ rows, words, piecesOfToday, isUnsaved, onWords, onRows, onPaste }: RunPanelProps) => {
  const copy = useCopy(manageCopy)
  const { run: sentences } = copy.variants
  const [run, setRun] = useState<Run>(() => ({ size: valuesIn(rows, 'size'), color: valuesIn(rows, 'color') }))
  const [added, setAdded] = useState(0)
  if (added > 0 && !isUnsaved) setAdded(0)
  const missing = missingOf(run, rows)
  const hintId = useId()

  const handleChange = (option: OptionName, values: readonly RunValue[]) => {
    const next = { ...run, [option]: values }
    setRun(next)
    setAdded(0)
    // A Bangla word that was typed for what is there already is written down at once.
    onRows((now) => withRun(now, next, []))
  }

  const handleAdd = () => {
    onRows((now) => withRun(now, run, missing))
    setAdded(missing.length)
  }

  return (
    <FieldGroup heading={sentences.heading}>
      <Muted $small id={hintId}>
        {sentences.most} {sentences.hint}
      </Muted>
      <Columns>
        {(['size', 'color'] as const).map((option) => (
          <RunValues
            key={option}
            option={wordOf(option, words, copy)}
            hintId={hintId}
            values={run[option]}
            onChange={(values) => handleChange(option, values)}
          />
        ))}
      </Columns>
      {missing.length > 0 && piecesOfToday > 0 && <Muted $small>{sentences.first(piecesOfToday)}</Muted>}
      <Row>
        <Button type="button" $look="quiet" disabled={missing.length === 0} onClick={handleAdd}>
          <Icon of={Plus} />
          {missing.length === 0 ? sentences.none : sentences.addAll(missing.length, onlyColor(missing, copy.language))}
        </Button>
        <Button type="button" $look="text" onClick={onPaste}>
          <Icon of={ClipboardPaste} />
          {copy.variants.sheet.open}
        </Button>
        <StatusPlace>{added > 0 && <Added>{sentences.added(added)}</Added>}</StatusPlace>
      </Row>
      <OptionWordFields words={words} onChange={onWords} />
    </FieldGroup>
  )
}

/** The colour that all of them have; '' when they have several. */
const onlyColor = (rows: readonly VariantRow[], language: string) => {
  const colors = valuesIn(rows, 'color')
  const [first] = colors
  return colors.length === 1 && first ? (language === 'bn' && first.valueBn) || first.value : ''
}

const Added = styled.p`
  color: var(--success);
  font: 500 var(--type-small);
`
