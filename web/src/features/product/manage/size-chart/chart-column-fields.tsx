import { limits } from '@sunnah-store/schema/limits'
import { useState } from 'react'
import styled from 'styled-components'
import { manageCopy } from '../../../../lib/copy/manage-copy.ts'
import { useCopy } from '../../../../lib/copy/use-copy.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { Row } from '../../../../ui/basic/panel.tsx'
import { Question } from '../../../../ui/dialog/question.tsx'
import { TextField } from '../../../../ui/form/field.tsx'
import { Columns, FieldGroup } from '../form/field-group.tsx'
import type { ChartColumn, ChartSize } from './chart-sheet.ts'

interface ChartColumnFieldsProps {
  place: number
  column: ChartColumn
  sizes: readonly ChartSize[]
  error: string | undefined
  onChange: (column: ChartColumn) => void
  onRemove: () => void
}

/** What one column measures, and its measure of each size. */
export const ChartColumnFields = ({ place, column, sizes, error, onChange, onRemove }: ChartColumnFieldsProps) => {
  const { variants, language } = useCopy(manageCopy)
  const { chart: copy, remove } = variants
  const [asks, setAsks] = useState(false)
  const { name, nameBn, cells } = column
  const heading = (language === 'bn' && nameBn.trim()) || name.trim() || copy.column(place + 1)
  const most = { maxLength: limits.sizeChart.cell, autoComplete: 'off' }
  const isEmpty = [name, nameBn, ...Object.values(cells)].every((text) => text.trim() === '')

  return (
    <FieldGroup heading={heading}>
      <Columns>
        <TextField
          id={`column-${place}`}
          label={copy.name}
          error={error}
          {...most}
          value={name}
          onChange={({ target }) => onChange({ ...column, name: target.value })}
        />
        <TextField
          id={`column-${place}-bn`}
          label={copy.nameBn}
          lang="bn"
          {...most}
          value={nameBn}
          onChange={({ target }) => onChange({ ...column, nameBn: target.value })}
        />
      </Columns>
      <Cells>
        {sizes.map(({ value, valueBn }) => (
          <TextField
            key={value}
            id={`column-${place}-${value}`}
            label={(language === 'bn' && valueBn) || value}
            aria-label={copy.cell(heading, (language === 'bn' && valueBn) || value)}
            {...most}
            value={cells[value] ?? ''}
            onChange={({ target }) => onChange({ ...column, cells: { ...cells, [value]: target.value } })}
          />
        ))}
      </Cells>
      <Row>
        <Button type="button" $look="dangerText" onClick={() => (isEmpty ? onRemove() : setAsks(true))}>
          {copy.removeColumn(heading)}
        </Button>
      </Row>
      {asks && (
        <Question
          title={copy.removeTitle(heading)}
          yes={remove.act}
          danger
          onYes={async () => onRemove()}
          onClose={() => setAsks(false)}
        >
          {copy.removeText}
        </Question>
      )}
    </FieldGroup>
  )
}

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(6rem, 100%), 1fr));
  gap: var(--space-3);
`
